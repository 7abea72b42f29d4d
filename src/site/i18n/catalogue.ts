import type { fr } from './fr/index.ts';

/** French is the type: a text is a string, or a function that gives one. */
type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer A) => string
      ? (...values: A) => string
      : Texts<T[K]>;
};

export type Catalogue = Texts<typeof fr>;
