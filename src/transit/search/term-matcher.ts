import { documentOf, placeCost } from './documents.ts';
import type { QueryTerm } from './query.ts';
import { costs, type Vocabulary, type WordMatch } from './vocabulary.ts';

/** The matches with typos of each term that was looked up, so that the readings of one search share them. */
export type KnownTypos = Map<string, readonly WordMatch[]>;

const unmatched = 0xffff;
const looseCost = 3;

const isInitial = (cost: number): boolean => cost >= costs.initial && cost < 2 * costs.typo;

/** Finds the documents that hold every term of a search, and what their words cost. */
export class TermMatcher {
  private readonly vocabulary: Vocabulary;
  private readonly count: number;
  private readonly term: Uint16Array;
  private readonly total: Uint16Array;
  /** 1 for a document that is matched by more than initials. */
  private readonly solid: Uint8Array;

  constructor(vocabulary: Vocabulary, count: number) {
    this.vocabulary = vocabulary;
    this.count = count;
    this.term = new Uint16Array(count);
    this.total = new Uint16Array(count);
    this.solid = new Uint8Array(count);
  }

  /** Calls `found` with each document that has all the terms; without `typos` only true matches count. */
  match(
    terms: readonly QueryTerm[],
    typos: KnownTypos | undefined,
    found: (document: number, cost: number) => void,
  ): void {
    const carrying = terms.filter((term) => !term.loose);
    let alive: number[] | undefined;
    this.total.fill(0);
    // A letter alone proves nothing, unless letters are all that was typed.
    this.solid.fill(carrying.every((term) => term.text.length === 1) ? 1 : 0);
    for (const term of [...carrying, ...terms.filter(({ loose }) => loose)]) {
      this.weigh(term, typos);
      alive = alive ? alive.filter((document) => this.add(document, term)) : this.first(term);
      if (alive.length === 0) return;
    }
    for (const document of alive ?? [])
      if (this.solid[document] === 1) found(document, this.total[document] as number);
  }

  private first(term: QueryTerm): number[] {
    const alive: number[] = [];
    for (let document = 0; document < this.count; document++)
      if (this.add(document, term)) alive.push(document);
    return alive;
  }

  private add(document: number, { loose, text }: QueryTerm): boolean {
    const cost = this.term[document] as number;
    if (cost === unmatched && !loose) return false;
    if (!loose && text.length > 1 && !isInitial(cost)) this.solid[document] = 1;
    (this.total[document] as number) += loose ? Math.min(cost, looseCost) : cost;
    return true;
  }

  /** Sets what one term costs in each document. */
  private weigh(term: QueryTerm, typos: KnownTypos | undefined): void {
    this.term.fill(unmatched);
    this.put(this.vocabulary.find(term.text), 0);
    for (const other of term.others) this.put(this.vocabulary.find(other), costs.meant);
    if (term.begun || term.text.length > 2) {
      const { from, to } = this.vocabulary.beginning(term.text);
      for (let word = from; word < to; word++) this.put(word, term.begun ? costs.begun : costs.inside);
    }
    if (!typos || term.loose) return;
    for (const { word, cost } of this.typosOf(term, typos)) this.put(word, cost);
  }

  private typosOf({ text, begun, joined }: QueryTerm, known: KnownTypos): readonly WordMatch[] {
    const key = `${text} ${begun} ${joined}`;
    let matches = known.get(key);
    if (!matches) {
      const found = this.vocabulary.withTypos(text, begun);
      matches = joined ? found : [...this.vocabulary.cutOf(text), ...found];
      known.set(key, matches);
    }
    return matches;
  }

  private put(word: number, cost: number): void {
    if (word < 0) return;
    for (const place of this.vocabulary.placesOf(word)) {
      const document = documentOf(place);
      const here = cost + placeCost(place);
      if (here < (this.term[document] as number)) this.term[document] = here;
    }
  }
}
