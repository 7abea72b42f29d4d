import { languageTags, type Locale } from '#domain/locale.ts';

/** What people call a time zone all year round: « heure du Pacifique ». */
export function nameOfZone(timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], { timeZone, timeZoneName: 'longGeneric' });
  // Only its name is read, which no instant changes.
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
