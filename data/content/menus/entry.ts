import type { Bilingual } from '#domain/locale.ts';
import type { SeedMenuItem } from '#services/content/seed.ts';
import { both } from '#operators/kit/typography.ts';
import type { PathKey } from '#data/content/paths.ts';

/** A line of a menu that leads to an item of the content. */
export function entry(fr: string, en: string, target: PathKey): SeedMenuItem {
  return { title: both(fr, en), target };
}

/** A heading of a dropdown, in its column, over its lines. */
export function group(
  column: 1 | 2 | 3 | 4,
  { fr, en }: Bilingual,
  children: readonly SeedMenuItem[],
): SeedMenuItem {
  return { title: both(fr, en), column, children };
}
