import type { Mode } from '#domain/mode.ts';
import type { Operator } from '#domain/operator.ts';
import type { FeedFacts } from '#operators/facts/feed-facts.ts';
import { createBuilders } from '#operators/kit/builders.ts';
import { createPaths } from '#operators/kit/paths.ts';
import { usualPaths } from '#operators/kit/usual-paths.ts';

/** Whose content is written, and what its feed tells of it. */
export interface House {
  readonly operator: Operator;
  readonly facts: FeedFacts;
  /** What carries its riders; `vehicle` where lines differ. */
  readonly fleet: Mode;
}

export const paths = createPaths(usualPaths);
export const { page, hub, module } = createBuilders(paths);
/** Addresses as they stand in a text of each language. */
export const { fr, en } = paths.inText;
