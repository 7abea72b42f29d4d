import type { Bilingual } from '#domain/locale.ts';
import { compareNaturally } from '#lib/natural-order.ts';

/** Numbers further apart than this are told as two ranges. */
const widestGap = 100;
/** More ranges than this are no name. */
const mostRanges = 2;

interface NumberRange {
  readonly first: string;
  readonly last: string;
}

/** What lines are called together by their numbers: « Parcours 200 à 391 et 530 à 584 ». */
export function nameByNumbers(numbers: readonly string[]): Bilingual {
  const sorted = numbers.toSorted(compareNaturally);
  const ranges = rangesOf(sorted);
  if (ranges === undefined || ranges.length > mostRanges) return nameByWords(sorted);
  const fr = ranges.map(({ first, last }) => (first === last ? first : `${first} à ${last}`));
  const en = ranges.map(({ first, last }) => (first === last ? first : `${first} to ${last}`));
  const isOne = sorted.length === 1;
  return { fr: `Parcours ${fr.join(' et ')}`, en: `${isOne ? 'Route' : 'Routes'} ${en.join(' and ')}` };
}

/** Undefined where a number is a word. */
function rangesOf(sorted: readonly string[]): NumberRange[] | undefined {
  const ranges: { first: string; last: string; value: number }[] = [];
  for (const number of sorted) {
    const value = Number(/^\d+/.exec(number)?.[0] ?? Number.NaN);
    if (Number.isNaN(value)) return undefined;
    const range = ranges.at(-1);
    if (range && value - range.value < widestGap) Object.assign(range, { last: number, value });
    else ranges.push({ first: number, last: number, value });
  }
  return ranges;
}

/** As many names as a heading takes. */
const mostNames = 3;

function nameByWords(sorted: readonly string[]): Bilingual {
  const named = sorted.slice(0, mostNames).join(', ');
  const isWhole = sorted.length <= mostNames;
  return {
    fr: `Parcours ${named}${isWhole ? '' : ' et autres'}`,
    en: `Routes ${named}${isWhole ? '' : ' and others'}`,
  };
}
