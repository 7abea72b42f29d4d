import { LRUCache } from 'lru-cache';

/**
 * Answers that are dear to find, kept with what they were asked of (a timetable, an edition): they go when their owner
 * does, and the ones nobody has asked for longest go when there are too many.
 */
export class Remembered<Owner extends object, Key extends string | number, Answer extends object | boolean> {
  private readonly kept = new WeakMap<Owner, LRUCache<Key, Answer>>();
  private readonly limit: { max: number } | { maxSize: number; sizeCalculation: (answer: Answer) => number };

  /** `max`: how many answers are kept for one owner; with `sizeOf`, how much they may measure together. */
  constructor(max: number, sizeOf?: (answer: Answer) => number) {
    this.limit = sizeOf ? { maxSize: max, sizeCalculation: sizeOf } : { max };
  }

  get(owner: Owner, key: Key, find: () => Answer): Answer {
    const known = this.find(owner, key);
    if (known !== undefined) return known;
    const found = find();
    this.keep(owner, key, found);
    return found;
  }

  find(owner: Owner, key: Key): Answer | undefined {
    return this.kept.get(owner)?.get(key);
  }

  keep(owner: Owner, key: Key, answer: Answer): void {
    let answers = this.kept.get(owner);
    if (!answers) this.kept.set(owner, (answers = new LRUCache<Key, Answer>(this.limit)));
    answers.set(key, answer);
  }
}
