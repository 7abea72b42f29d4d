import type { ItemFile } from '#contract/content/content-file.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Fault } from './fault.ts';
import type { ContentFiles } from '#operators/folder/content-files.ts';

const languages: Readonly<Record<Locale, string>> = { fr: 'French', en: 'English' };

/** Files have a name that is the same everywhere. */
const needsNoTranslation = new Set(['files']);

/** Words that one language lacks, and pictures that say nothing to who cannot see them. */
export function findMissing({ items }: ContentFiles): Fault[] {
  return items.filter(isPublished).flatMap((item) => [...missingWords(item), ...missingAlt(item)]);
}

export const isPublished = (item: ItemFile) => item.status !== false;

function missingWords(item: ItemFile): Fault[] {
  if (needsNoTranslation.has(item.type)) return [];
  const hasAlias = locales.some((locale) => item[locale]?.alias !== undefined);
  return locales.flatMap((locale) => {
    const text = item[locale];
    if (!text) return { where: item.key, what: `there is no ${languages[locale]}` };
    if (hasAlias && text.alias === undefined)
      return { where: item.key, what: `it has no address in ${languages[locale]}` };
    return [];
  });
}

function missingAlt(item: ItemFile): Fault[] {
  return locales.flatMap((locale): Fault[] => {
    const text = item[locale];
    if (!text) return [];
    const what = `in ${languages[locale]}, a picture has no words for who cannot see it`;
    const alt = item.shared?.['alt'] ?? text.attributes?.['alt'];
    const isSilent = item.type === 'mediaImages' && typeof alt !== 'string';
    const inText = textsOf(text).some((html) => /<img(?![^<>]*\salt=)[^<>]*>/i.test(html));
    return isSilent || inText ? [{ where: item.key, what }] : [];
  });
}

/** Every text in a value, however deep it stands. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** What ends is shown to nobody any more; a job that is closed and a visit that is over say so themselves. */
const ends = ['date_notice_end', 'date_publication_end'];

/** Published, though the time of it is over. */
export function findEnded({ items }: ContentFiles, nowMs: number): Fault[] {
  return items.filter(isPublished).flatMap((item) =>
    ends.flatMap((name): Fault[] => {
      const end = item.shared?.[name] ?? item.fr?.attributes?.[name] ?? item.en?.attributes?.[name];
      if (typeof end !== 'string') return [];
      return Date.parse(end) < nowMs ? [{ where: item.key, what: `it was over on ${end} (${name})` }] : [];
    }),
  );
}
