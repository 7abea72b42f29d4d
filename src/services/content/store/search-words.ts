import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Transaction } from './counters.ts';
import type { ItemPlan, PlannedTranslation } from './plan-rows.ts';
import { searchWords } from './tables.ts';

/** How words of each language are reduced to what they have in common. */
export const searchRules: Readonly<Record<Locale, string>> = { fr: 'content_fr', en: 'content_en' };

const longestBody = 100_000;

/** Puts the words of what was published where they are looked for; what has no address is not found by its words. */
export async function writeSearchWords(
  tx: Transaction,
  plan: ItemPlan,
  published: readonly PlannedTranslation[],
): Promise<void> {
  for (const root of published) {
    const { itemId, langcode } = root;
    await tx
      .delete(searchWords)
      .where(and(eq(searchWords.itemId, itemId), eq(searchWords.langcode, langcode)));
    if (root.alias === null) continue;
    const title = textOf(root.attributes['title']);
    const body = bodyOf(plan, root).slice(0, longestBody);
    const rules = sql`${searchRules[langcode]}::regconfig`;
    await tx.execute(sql`insert into content_search (item_id, langcode, title, body, words)
      values (${itemId}, ${langcode}, ${title}, ${body},
        setweight(to_tsvector(${rules}, ${apart(title)}), 'A') || setweight(to_tsvector(${rules}, ${apart(body)}), 'C'))`);
  }
}

/** The subtitle and the texts of an item, then those of its blocks that are shown, in their order. */
function bodyOf(plan: ItemPlan, root: PlannedTranslation): string {
  const rows = new Map(
    plan.translations
      .filter(({ langcode }) => langcode === root.langcode)
      .map((row) => [row.itemId, row] as const),
  );
  const links = Map.groupBy(
    plan.references.filter(({ langcode }) => langcode === root.langcode),
    ({ sourceId }) => sourceId,
  );
  const read = (row: PlannedTranslation): string[] => [
    ...Object.entries(row.attributes)
      .filter(([name]) => row !== root || name !== 'title')
      .map(([name, value]) => wordsOf(name, value)),
    ...(links.get(row.itemId) ?? []).flatMap(({ targetId }) => {
      const block = rows.get(targetId);
      return block?.status && block !== root ? read(block) : [];
    }),
  ];
  return read(root)
    .filter((text) => text !== '')
    .join(' ');
}

/** Long texts, and titles: the rest of what is written of an item is for programs. */
function wordsOf(name: string, value: unknown): string {
  if (['title', 'subtitle'].includes(name)) return textOf(value);
  const { processed } = (value ?? {}) as { readonly processed?: unknown };
  return typeof processed === 'string' ? textOf(processed) : '';
}

/** The database takes `d’hiver` for one word. */
const apart = (text: string) => text.replaceAll('’', ' ');

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** A text without its markup. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>|<[^>]*>/gi, ' ')
    .replaceAll(/&([a-z]+|#39);/gi, (sign, name: string) => signs[name.toLowerCase()] ?? sign)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
