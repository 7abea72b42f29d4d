import { insertSorted } from '#lib/insert-sorted.ts';
import { documentOf, readDocuments, type DocumentWords, type SearchDocument } from './documents.ts';
import { joinedReadings, looserReading, parseQuery, type Query } from './query.ts';
import { TermMatcher, type KnownTypos } from './term-matcher.ts';
import { costs, leastTypo } from './vocabulary.ts';

/** How something was found, from the best to the boldest. */
export const matchKinds = ['number', 'name', 'prefix', 'words', 'typo', 'guess'] as const;
export type MatchKind = (typeof matchKinds)[number];

interface TextMatch {
  /** The place of the document among those given. */
  readonly document: number;
  readonly match: MatchKind;
}

/** The score of what is not found. */
const notFound = 0xffff_ffff;

const kindStep = 10_000;
const scoreOf = (kind: MatchKind, cost = 0): number =>
  matchKinds.indexOf(kind) * kindStep + Math.min(cost, kindStep - 1);

/** Search by number and by words over a few thousand documents; the heavier come first among equals. */
export class TextIndex {
  private readonly words: DocumentWords;
  private readonly ranks: Uint32Array;
  private readonly matcher: TermMatcher;
  private readonly scores: Uint32Array;
  private found = 0;

  constructor(documents: readonly (SearchDocument & { readonly weight: number })[]) {
    this.words = readDocuments(documents);
    this.ranks = ranksByWeight(documents.map(({ weight }) => weight));
    this.matcher = new TermMatcher(this.words.vocabulary, documents.length);
    this.scores = new Uint32Array(documents.length);
  }

  search(text: string, limit: number, accept?: (document: number) => boolean): TextMatch[] {
    const query = parseQuery(text);
    if (!query || !(limit >= 1)) return [];
    this.found = 0;
    this.scores.fill(notFound);
    const offer = (document: number, score: number): void => {
      const known = this.scores[document] as number;
      if (score >= known || (known === notFound && accept && !accept(document))) return;
      if (known === notFound) this.found++;
      this.scores[document] = score;
    };
    this.findCodes(query, offer);
    this.matcher.match(query.terms, undefined, (document, cost) =>
      offer(document, this.scoreOfWords(query, document, cost)),
    );
    if (this.found < limit) this.findTypos(query, limit, offer);
    return bestDocuments(this.scores, this.ranks, Math.floor(limit)).map((document) => ({
      document,
      match: matchKinds[Math.floor((this.scores[document] as number) / kindStep)] as MatchKind,
    }));
  }

  private findCodes({ codes }: Query, offer: (document: number, score: number) => void): void {
    const known = this.words.codes;
    for (const code of codes) {
      if (code === '') continue;
      const exact = known.find(code);
      const { from, to } = known.beginning(code);
      for (let word = from; word < to; word++)
        for (const place of known.placesOf(word))
          offer(documentOf(place), scoreOf(word === exact ? 'number' : 'prefix'));
    }
  }

  private scoreOfWords({ full, typed }: Query, document: number, cost: number): number {
    const name = this.words.fullNames[document] as string;
    if (name === full) return scoreOf('name');
    if (name.startsWith(full) || (this.words.writtenNames[document] as string).startsWith(typed))
      return scoreOf('prefix');
    return scoreOf('words', cost);
  }

  /** Finds words with typos, then two typed words as one, then, if results are still too few, ignores short words. */
  private findTypos({ terms }: Query, limit: number, offer: (document: number, score: number) => void): void {
    const typos: KnownTypos = new Map();
    this.matcher.match(terms, typos, (document, cost) =>
      offer(document, scoreOf(cost < leastTypo ? 'words' : 'typo', cost)),
    );
    for (const reading of joinedReadings(terms))
      this.matcher.match(reading, typos, (document, cost) =>
        offer(document, scoreOf('typo', cost + costs.typo)),
      );
    const looser = this.found < limit ? looserReading(terms) : undefined;
    if (looser)
      this.matcher.match(looser, typos, (document, cost) => offer(document, scoreOf('guess', cost)));
  }
}

/** The few documents of lowest score, best first; between equals the one of lowest rank. */
function bestDocuments(scores: Uint32Array, ranks: Uint32Array, limit: number): number[] {
  const kept: number[] = [];
  const isBefore = (one: number, other: number): boolean => {
    const difference = (scores[one] as number) - (scores[other] as number);
    return difference === 0 ? (ranks[one] as number) < (ranks[other] as number) : difference < 0;
  };
  for (let document = 0; document < scores.length; document++) {
    if (scores[document] !== notFound) insertSorted(kept, document, { limit, isBefore });
  }
  return kept;
}

/** The place of each document when the heaviest come first, in their own order between equals. */
function ranksByWeight(weights: readonly number[]): Uint32Array {
  const order = weights.map((_, at) => at).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  const ranks = new Uint32Array(weights.length);
  order.forEach((document, rank) => (ranks[document] = rank));
  return ranks;
}
