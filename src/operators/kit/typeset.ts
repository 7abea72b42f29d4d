import type { Bilingual } from '#domain/locale.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { mapTexts, spacing } from './typography.ts';

/** Addresses and codes: their characters mean something to a program. */
const notTexts: ReadonlySet<string> = new Set([
  'alias',
  'uri',
  'configuration',
  'references',
  'type',
  'webform',
]);

/** Every text of an item as a language writes it: with the spaces that typography wants unbreakable, unless told more. */
export function typeset(
  { fr, en, ...item }: SeedItem,
  change: Bilingual<(text: string) => string> = spacing,
): SeedItem {
  return {
    ...item,
    ...(fr && { fr: mapTexts(fr, change.fr, notTexts) }),
    ...(en && { en: mapTexts(en, change.en, notTexts) }),
  };
}
