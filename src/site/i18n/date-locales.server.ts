import { languageTags } from '#domain/locale.ts';
import type { Log } from '#platform/log/log.ts';

/**
 * Asked for a language it does not have, Intl writes dates in the machine's own language and says nothing. A warning in
 * the log tells the operator's staff why a page has dates in the wrong language.
 */
export function warnOfMissingDateLocales(
  log: Pick<Log, 'warn'>,
  isFound: (tag: string) => boolean = hasDateLocale,
): void {
  for (const locale of Object.values(languageTags)) {
    if (!isFound(locale)) log.warn({ locale }, 'date locale not found');
  }
}

function hasDateLocale(tag: string): boolean {
  return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
}
