import { escapeHtml } from '#lib/escape-html.ts';
import { fold } from '#lib/fold.ts';

/** How long an excerpt is, and how much of it stands before what was found. */
const excerptLength = 200;
const before = 60;
/** How many letters may differ at the end of a word for it to be another form of the same one. */
const longestEnding = 3;
/** What two forms of a word have in common at least, unless one is the plural of the other. */
const shortestStem = 4;
const plural = /^(?:s|x|es)?$/;

interface Texts {
  /** What introduces an item; shown where its texts have none of the words. */
  readonly lead: string;
  readonly body: string;
}

/**
 * The stretch of a text around most of the words that were found, with these in `<strong>` and nothing else in markup.
 * Words count in other forms too: without accents, and whatever their ending.
 */
export function excerptOf({ lead, body }: Texts, words: readonly string[]): string {
  const found = wordsIn(body).filter(({ folded }) => words.some((word) => isForm(folded, word)));
  const first = bestOf(found);
  if (first === undefined && lead !== '') return markIn(cut(lead, 0), words);
  return markIn(cut(body, first === undefined ? 0 : Math.max(0, first - before)), words);
}

interface WordAt {
  readonly folded: string;
  readonly at: number;
}

const wordsIn = (text: string): WordAt[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ folded: fold(word), at: index }));

/** Where the stretch begins that has most different words. */
function bestOf(found: readonly WordAt[]): number | undefined {
  let best: { readonly at: number; readonly count: number } | undefined;
  for (const [nth, { at }] of found.entries()) {
    const within = found.slice(nth).filter((word) => word.at < at + excerptLength - before);
    const count = new Set(within.map(({ folded }) => folded)).size;
    if (!best || count > best.count) best = { at, count };
  }
  return best?.at;
}

/** Whether two words are forms of one: alike but for their endings. */
function isForm(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [ending, otherEnding] = [one.slice(same), other.slice(same)];
  // Of short words only a plural is another form: `pas` is none of `passe`.
  if (same < shortestStem) return same > 1 && plural.test(ending) && plural.test(otherEnding);
  return ending.length <= longestEnding && otherEnding.length <= longestEnding;
}

/** Whole words from about here on, with a mark where something is left out. */
function cut(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(start);
  if (rest.length <= excerptLength) return `${start > 0 ? '… ' : ''}${rest}`;
  const end = rest.lastIndexOf(' ', excerptLength);
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : excerptLength)} …`;
}

function markIn(text: string, words: readonly string[]): string {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, at) => {
      const isFound = at % 2 === 1 && words.some((word) => isForm(fold(part), word));
      return isFound ? `<strong>${escapeHtml(part)}</strong>` : escapeHtml(part);
    })
    .join('');
}
