import { createHash } from 'node:crypto';
import type { ContentSeed } from '#services/content/seed.ts';

/** The row of `settings` that says which seed the content began with. */
export const seedMark = 'seed';

/** What the mark says of a seed: the same words as long as it says the same. */
export interface SeedEdition {
  /** By the key of each item. */
  readonly items: Readonly<Record<string, string>>;
  readonly menus: string;
  readonly settings: string;
}

/** Undefined for a seed that is loaded once. */
export function editionOf({ items, menus, settings, isFollowed }: ContentSeed): SeedEdition | undefined {
  if (isFollowed !== true) return undefined;
  return {
    items: Object.fromEntries(items.map((item) => [item.key, digestOf(item)])),
    menus: digestOf(menus),
    settings: digestOf(settings),
  };
}

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
