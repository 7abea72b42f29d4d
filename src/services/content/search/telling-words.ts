import type { Locale } from '#domain/locale.ts';

/** Words that say nothing of what is looked for, and those by which questions begin, in each language. */
const emptyWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  fr: listOf(
    'a au aux avec ce cette ces d dans de des du en et est la le les l m ma mes mon n ne nos notre ou par pas pour qu que qui',
    's sa se ses si son sur un une vos votre y j je il on c ai faire fait faut peut puis suis vais veux voudrais avoir etre aller',
    'comment combien quand quel quelle quels quelles quoi pourquoi donc',
  ),
  en: listOf(
    'a an and are as at be by can d do does for from get have how i if in is it ll m me my of on or our re s t the there this to',
    've want was we what when where which who will with would you your',
  ),
};

/** Whether a folded word says something of what is looked for. */
export const isTelling = (word: string, locale: Locale): boolean => !emptyWords[locale].has(word);

function listOf(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
