import { sql, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { foldWords } from '#lib/fold.ts';
import { normalized } from '#lib/normalized.ts';
import { modelName } from '#services/content/store/model-name.ts';
import { searchRules } from '#services/content/store/search-words.ts';
import { mostWords } from './search-question.ts';
import { slipsBetween, spellingsBeside } from './near-spellings.ts';
import { isShownNow, type EntryView } from './shown-now.ts';
import { afterAllLetters, countOf, type KnownWords } from './word-uses.ts';

/** So many words of a question are corrected at most; one with more slips was meant for somebody else. */
const mostCorrected = 3;
/** Shorter words are too near to too many others; longer ones have too many spellings beside them. */
const shortest = 3;
const longest = 20;

/** A word of the vocabulary: how it is written, and how many texts have it. */
interface Known {
  readonly shown: string;
  readonly uses: number;
}

type Vocabulary = ReadonlyMap<string, Known>;

/**
 * The words of a question with those that no text has replaced by what was probably meant; undefined where nothing is
 * near enough. The vocabulary is asked for these words alone, and tells only those that somebody may read now.
 */
export async function correctWords(
  orm: NodePgDatabase,
  typed: string,
  { words: counted, view }: { readonly words: KnownWords; readonly view: EntryView },
): Promise<string | undefined> {
  const words = foldWords(typed).slice(0, mostWords);
  const written = normalized(typed, 'NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const unknown = words.filter(
    (word) => counted.uses.has(word) && countOf(word, counted) === 0 && isCorrectable(word),
  );
  if (unknown.length === 0 || unknown.length > mostCorrected) return undefined;
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const spellings = unknown.flatMap((word) => [...spellingsBeside(word), ...halvesOf(word).flat()]);
  const known = await findKnown(orm, [...spellings, ...joined], view);
  const corrected: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    const isUnknown = unknown.includes(word);
    const whole = next !== undefined && (isUnknown || unknown.includes(next)) ? `${word}${next}` : '';
    const joint = known.get(whole);
    const meant = isUnknown && !joint ? await correctWord(orm, word, { known, view }) : undefined;
    corrected.push(joint?.shown ?? meant ?? written[at] ?? word);
    if (joint) at += 1;
  }
  const text = corrected.join(' ');
  return foldWords(text).join(' ') === words.join(' ') ? undefined : text;
}

/** A word of letters that is long enough to be told from others. */
const isCorrectable = (word: string): boolean =>
  word.length >= shortest && word.length <= longest && /^\p{L}+$/u.test(word);

type VocabularyRow = Record<string, unknown> & Known & { readonly word: string };

async function findKnown(
  orm: NodePgDatabase,
  words: readonly string[],
  view: EntryView,
): Promise<Vocabulary> {
  const { rows } = await orm.execute<VocabularyRow>(sql`
    select word, shown, uses from content_vocabulary v
    where langcode = ${modelName(view.locale)} and word = any (${sql.param([...new Set(words)])}::text[])
      and ${isReadable(view)}`);
  return new Map(rows.map(({ word, shown, uses }) => [word, { shown, uses }]));
}

/**
 * Whether a text that everybody may read now has the word `v`: a correction must not tell what a release says tomorrow.
 * The texts are asked only for a word that all of those that are always open lack. The index knows no word that says
 * nothing, which is in every text.
 */
function isReadable(view: EntryView): SQL {
  const asked = sql`to_tsquery(${modelName(searchRules[view.locale])}::regconfig, v.word)`;
  return sql`(v.open_uses > 0 or numnode(${asked}) = 0 or exists (select from content_search s
    where s.langcode = ${modelName(view.locale)} and s.words @@ ${asked} and ${isShownNow(view)}))`;
}

/** One slip first, then two words that were written as one, a word that was begun only, and what looks alike. */
async function correctWord(
  orm: NodePgDatabase,
  word: string,
  { known, view }: { readonly known: Vocabulary; readonly view: EntryView },
): Promise<string | undefined> {
  const beside = spellingsBeside(word).flatMap((each) => known.get(each) ?? []);
  const [often] = beside.toSorted((one, two) => two.uses - one.uses);
  if (often) return often.shown;
  const halves = halvesOf(word).find((pair) => pair.every((half) => known.has(half)));
  if (halves) return halves.map((half) => known.get(half)?.shown ?? half).join(' ');
  return (await findBegun(orm, word, view)) ?? findAlike(orm, word, view);
}

/** A word cut in two wherever both halves could be words. */
const halvesOf = (word: string): string[][] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortest + 1) }, (_, at) => [
    word.slice(0, at + shortest),
    word.slice(at + shortest),
  ]);

/** Shorter words begin too many others. */
const shortestBegun = 5;

/** The most common word that begins so. */
async function findBegun(orm: NodePgDatabase, word: string, view: EntryView): Promise<string | undefined> {
  if (word.length < shortestBegun) return undefined;
  const { rows } = await orm.execute<VocabularyRow>(sql`
    select word, shown, uses from content_vocabulary v where langcode = ${modelName(view.locale)}
      and word > ${word} and word < ${word + afterAllLetters} and ${isReadable(view)}
    order by uses desc limit 1`);
  return rows[0]?.shown;
}

const mostAlike = 20;

async function findAlike(orm: NodePgDatabase, word: string, view: EntryView): Promise<string | undefined> {
  // One slip was looked for already, and two in a short word make another word of it.
  if (word.length < 6) return undefined;
  const { rows } = await orm.execute<VocabularyRow>(sql`
    select word, shown, uses from content_vocabulary v where langcode = ${modelName(view.locale)} and word % ${word}
      and length(word) between ${word.length - 2}::int and ${word.length + 2}::int and ${isReadable(view)}
    order by similarity(word, ${word}) desc, uses desc limit ${sql.raw(String(mostAlike))}`);
  const mostSlips = word.length >= 9 ? 3 : 2;
  return rows
    .map((row) => ({ ...row, slips: slipsBetween(word, row.word) }))
    .filter(({ slips }) => slips <= mostSlips)
    .toSorted((one, two) => one.slips - two.slips || two.uses - one.uses)[0]?.shown;
}
