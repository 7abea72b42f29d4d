import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SearchKind } from '#domain/search-kind.ts';
import { correctWords } from './correct-words.ts';
import { findEntries, type EntryQuery, type FoundEntries } from './find-entries.ts';
import {
  allButOneOf,
  allOf,
  meaningQueries,
  readQuestion,
  strictQuery,
  type SearchQuestion,
} from './search-question.ts';
import type { EntryView } from './shown-now.ts';
import type { Meaning, SynonymIndex } from './synonym-index.ts';
import {
  countOf,
  countOfMeaning,
  mayBeFound,
  readKnownWords,
  shareOf,
  type KnownWords,
} from './word-uses.ts';

export interface EntrySearch {
  readonly typed: string;
  readonly synonyms: SynonymIndex;
  readonly view: EntryView;
  readonly kinds: readonly SearchKind[] | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Whether other words may be looked for than those that were typed. */
  readonly mayCorrect: boolean;
}

export interface SearchedEntries extends FoundEntries {
  /** Everything that was typed was found. */
  readonly isWhole: boolean;
  /** The words that were found, folded, with those that mean the same: what an excerpt marks. */
  readonly words: readonly string[];
  /** What was looked for, where it is not what was typed. */
  readonly corrected?: string;
  /** Where the page of all schedules is; undefined where there is none, or nobody looked. */
  readonly schedulesPath?: string | undefined;
}

const nothing: FoundEntries = { entries: [], count: 0, titleCount: 0, counts: {} };
const isEmpty = ({ counts }: FoundEntries): boolean => Object.keys(counts).length === 0;

/**
 * What has all the words that were typed, or others that mean the same. Where there is nothing, the last word may be the
 * beginning of one, then words that no text has are corrected, and at last fewer of them have to be there.
 */
export async function searchEntries(orm: NodePgDatabase, search: EntrySearch): Promise<SearchedEntries> {
  const question = readQuestion(search.typed, search.synonyms);
  const { words } = question;
  if (words.length === 0) return { ...nothing, words, isWhole: false };
  const { view } = search;
  const asking = async (asked: SearchQuestion): Promise<Asking> => {
    const known = await readKnownWords(orm, {
      words: allWordsOf(asked),
      last: asked.words.at(-1),
      locale: view.locale,
    });
    const place = { view, page: search, modules: known.modules };
    return { question: asked, known, find: (query) => findEntries(orm, query, place) };
  };
  const typed = await asking(question);
  const schedulesPath = typed.known.modules.get('schedules');
  const answer = (asked: SearchQuestion, found: FoundEntries) => ({
    ...found,
    schedulesPath,
    words: markedIn(asked, search.synonyms),
    isWhole: false,
  });
  const whole = await findWhole(typed);
  if (!isEmpty(whole)) return { ...answer(question, whole), isWhole: true };
  const corrected = search.mayCorrect
    ? await correctWords(orm, search.typed, { words: typed.known, view })
    : undefined;
  if (corrected !== undefined) {
    const better = await asking(readQuestion(corrected, search.synonyms));
    const found = await findWhole(better);
    if (!isEmpty(found)) return { ...answer(better.question, found), corrected };
    const fewer = await findFewer(better);
    if (!isEmpty(fewer)) return { ...answer(better.question, fewer), corrected };
  }
  return answer(question, await findFewer(typed));
}

/** A question with what is known of its words. */
interface Asking {
  readonly question: SearchQuestion;
  readonly known: KnownWords;
  readonly find: (query: EntryQuery) => Promise<FoundEntries>;
}

/** Where fewer items than these have the words, the last of them may be the beginning of another. */
const enoughItems = 2;

const ownQuery = (question: SearchQuestion) => ({
  strict: strictQuery(question),
  folded: question.words.join(' '),
  typed: question.typed,
});

/** Words that no text has are not looked for. */
async function findWhole(asking: Asking): Promise<FoundEntries> {
  const { question, known, find } = asking;
  const { meanings } = question;
  const own = { ...ownQuery(question), share: shareOf(meanings, known) };
  const found = mayBeFound(meanings, known, false)
    ? await find({ ...own, wide: allOf(meaningQueries(question)) })
    : nothing;
  const all = Object.values(found.counts).reduce((sum, count) => sum + count, 0);
  const told = found.titleCount === 0 && all > 0 ? await findTold(asking) : undefined;
  if (told) return told;
  const isBegun = (question.words.at(-1) ?? '').length >= 2 && mayBeFound(meanings, known, true);
  if (all >= enoughItems || !isBegun) return found;
  return find({ ...own, wide: allOf(meaningQueries(question, true)) });
}

/**
 * Where no title has all the words, what is called by one of them that the operator knows by other names comes before what
 * only speaks of all: `lost my bag` means the lost and found. Undefined where nothing is called so.
 */
async function findTold({ question, find }: Asking): Promise<FoundEntries | undefined> {
  const pieces = meaningQueries(question);
  const told = pieces.filter((_, at) => (question.meanings[at]?.others.length ?? 0) > 0);
  if (told.length === 0 || pieces.length < 2) return undefined;
  const wide = `${allOf(pieces)} | ${told.map((query) => `(${query})`).join(' | ')}`;
  const found = await find({ ...ownQuery(question), wide, pieces, share: 0 });
  return found.titleCount > 0 ? found : undefined;
}

/** Where the words are in more texts than this together, only the rarest is done without. */
const mostUses = 3000;

/**
 * Without the words that no text has; then without any one of the others, and at last by the commoner half of them. What a
 * question may cost is bounded by how common its words are.
 */
async function findFewer({ question, known: words, find }: Asking): Promise<FoundEntries> {
  const known = question.meanings
    .map((meaning) => ({ meaning, count: countOfMeaning(meaning, (word) => countOf(word, words)) }))
    .filter(({ count }) => count > 0);
  // A word that the operator knows by other names says what is meant, whatever else was typed: `lost my bag`.
  const isTold = known.some(({ meaning }) => meaning.others.length > 0);
  const least = isTold ? 1 : Math.ceil(question.meanings.length / 2);
  if (known.length < least || question.meanings.length < 2) return nothing;
  const own = ownQuery(question);
  const byMeanings = async (meanings: readonly Meaning[]) => {
    const pieces = meaningQueries({ ...question, meanings });
    return find({ ...own, wide: allOf(pieces), pieces, share: shareOf(meanings, words) });
  };
  if (known.length < question.meanings.length) {
    const found = await byMeanings(known.map(({ meaning }) => meaning));
    if (!isEmpty(found) || known.length <= least) return found;
  }
  const rarest = known.toSorted((one, two) => one.count - two.count).map(({ meaning }) => meaning);
  const sum = known.reduce((total, { count }) => total + count, 0);
  const pieces = meaningQueries({ ...question, meanings: rarest });
  const found =
    sum > mostUses
      ? await byMeanings(rarest.slice(1))
      : await find({ ...own, wide: allButOneOf(pieces), pieces, share: 0 });
  if (!isEmpty(found) || least >= rarest.length - 1) return found;
  return byMeanings(rarest.slice(-least));
}

const allWordsOf = ({ meanings }: SearchQuestion): string[] =>
  meanings.flatMap(({ own, others }) => [...own, ...others.flat()]);

/** Small words of a phrase that means the same say nothing in an excerpt. */
const markedIn = ({ meanings }: SearchQuestion, { isTelling }: SynonymIndex): readonly string[] =>
  [
    ...new Set(
      meanings.flatMap(({ own, others }) => [...own, ...others.flat().filter((word) => isTelling(word))]),
    ),
  ].filter((word) => word.length > 2 || /\d/.test(word));
