import type { Bilingual } from './locale.ts';

/** What an operator says of words that mean the same, in each language. */
export interface SearchWords {
  /** Words or short phrases; whoever types one of a group finds what has another. */
  readonly synonyms: Bilingual<readonly (readonly string[])[]>;
  /** What is written short, and what it stands for; the other way round it is not looked for. */
  readonly abbreviations: Bilingual<Readonly<Record<string, readonly string[]>>>;
}
