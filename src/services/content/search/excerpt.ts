import { escapeHtml } from '#lib/escape-html.ts';
import { fold } from '#lib/fold.ts';

/** How long an excerpt is, and how much of it stands before what was found. */
const excerptLength = 200;
const before = 60;
/** So far from the first word that was found another place may have more of them; the rest of a text is not read. */
const searchedLength = 4000;
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
  const first = bestOf(findIn(body, words));
  if (first === undefined && lead !== '') return markIn(cut(lead, 0), words);
  return markIn(cut(body, first === undefined ? 0 : Math.max(0, first - before)), words);
}

/** A word of a text, and which of those that are looked for it is a form of. */
interface WordAt {
  readonly word: string;
  readonly at: number;
}

/** Where the words are, from the first place on for as far as is read. */
function findIn(text: string, words: readonly string[]): WordAt[] {
  const firstLetters = new Set(words.map((word) => word[0]));
  const found: WordAt[] = [];
  for (const { 0: typed, index: at } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (found[0] && at > found[0].at + searchedLength) break;
    // Two forms of a word begin alike. Folding is dear, and this leaves most words out without it.
    const [letter = ''] = typed;
    if (!firstLetters.has(letter < '\u0080' ? letter.toLowerCase() : fold(letter)[0])) continue;
    const folded = fold(typed);
    const word = words.find((each) => isForm(folded, each));
    if (word !== undefined) found.push({ word, at });
  }
  return found;
}

/** Where the stretch begins that has most different words: it slides over them, so each is counted in and out once. */
function bestOf(found: readonly WordAt[]): number | undefined {
  let best: { readonly at: number; readonly count: number } | undefined;
  const inside = new Map<string, number>();
  let next = 0;
  for (const { word, at } of found) {
    for (let last = found[next]; last && last.at < at + excerptLength - before; last = found[next]) {
      inside.set(last.word, (inside.get(last.word) ?? 0) + 1);
      next += 1;
    }
    if (!best || inside.size > best.count) best = { at, count: inside.size };
    const left = (inside.get(word) ?? 1) - 1;
    if (left === 0) inside.delete(word);
    else inside.set(word, left);
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
