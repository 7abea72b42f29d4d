import { eq, or, sql } from 'drizzle-orm';
import type { MenuName } from '#domain/menu.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { ContentSeed, SeedItem, SeedMenuItem, SeedSettings } from '#services/content/seed.ts';
import type { ContentChange } from './content-change.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { followSeed } from './follow-seed.ts';
import { planItem } from './plan-item.ts';
import { markSearchFilled, tidySearch } from './refill-search.ts';
import { forgetSearchWords } from './search-words.ts';
import { editionOf, seedMark } from './seed-mark.ts';
import { clientSettings, items, menus, settings } from './tables.ts';
import { requireMenuDepth, writeMenu } from './menu-writer.ts';
import type { Transaction } from './counters.ts';
import { writePlans } from './write-plans.ts';

export interface ContentStore {
  /** Writes the languages given, leaves the others; published at once unless it is a draft. */
  saveItem(item: SeedItem, options?: { readonly draft?: boolean }): Promise<{ readonly id: string }>;
  /** By key or uuid; false when there was none. */
  deleteItem(keyOrId: string): Promise<boolean>;
  saveMenu(name: MenuName, items: readonly SeedMenuItem[]): Promise<void>;
  saveSettings(settings: SeedSettings): Promise<void>;
  /** Fills an empty database, or brings what nobody has edited up to the seed; gives what that came to. */
  loadSeed(seed: ContentSeed): Promise<SeedOutcome>;
  /** Whether a seed was loaded, by whoever. */
  isLoaded(): Promise<boolean>;
}

export type SeedOutcome = 'loaded' | 'followed' | 'as-it-was';

interface ContentStoreOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly timeZone: string;
  onChange(change: ContentChange): Promise<void>;
}

export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { clock, timeZone, onChange } = options;
  const { orm } = options.database;

  return {
    async saveItem(item, { draft = false } = {}) {
      const plan = planItem(item, timeZone);
      await orm.transaction((tx) => writePlans(tx, [plan], { draft, nowMs: clock.now() })).catch(refuseTaken);
      const id = uuidOf(item.key);
      await onChange({ kind: 'item', ids: [id] });
      return { id };
    },

    async deleteItem(keyOrId) {
      const id = uuidOf(keyOrId);
      const named = or(eq(items.id, id), eq(items.key, keyOrId));
      const gone = await orm.transaction(async (tx) => {
        const found = await tx.select({ id: items.id }).from(items).where(named);
        await forgetSearchWords(
          tx,
          found.map((row) => row.id),
        );
        return tx.delete(items).where(named).returning({ id: items.id });
      });
      if (gone.length > 0) await onChange({ kind: 'item', ids: gone.map((row) => row.id) });
      return gone.length > 0;
    },

    async saveMenu(name, list) {
      await writeMenu(orm, name, list);
      await onChange({ kind: 'menu', ids: [name] });
    },

    async saveSettings(value) {
      await orm
        .insert(settings)
        .values({ name: clientSettings, value })
        .onConflictDoUpdate({ target: settings.name, set: { value } });
      await onChange({ kind: 'settings', ids: [] });
    },

    async loadSeed(seed) {
      const moment = { timeZone, nowMs: clock.now() };
      const outcome = await orm.transaction(async (tx) => {
        if (await writeSeed(tx, seed, moment)) return 'loaded';
        return (await followSeed(tx, seed, moment)) ? 'followed' : 'as-it-was';
      });
      // Until the database has looked at the tables, it takes them for empty: a filter is then three times as slow.
      if (outcome !== 'as-it-was') {
        await orm.execute(
          sql`vacuum (analyze) content_items, content_translations, content_references, content_listing`,
        );
        await tidySearch(orm);
      }
      return outcome;
    },

    isLoaded: async () => (await orm.select().from(settings).where(eq(settings.name, seedMark))).length > 0,
  };
}

async function writeSeed(
  tx: Transaction,
  seed: ContentSeed,
  { timeZone, nowMs }: { readonly timeZone: string; readonly nowMs: number },
): Promise<boolean> {
  // Of several processes that start at once, the one that writes the mark loads; the others wait and see it.
  const mark = await tx
    .insert(settings)
    .values({ name: seedMark, value: { loadedAt: nowMs, edition: editionOf(seed) } })
    .onConflictDoNothing()
    .returning({ name: settings.name });
  if (mark.length === 0) return false;
  const menuRows = Object.entries(seed.menus).map(([name, list]) => ({ name, items: list }));
  for (const { name, items: list } of menuRows) requireMenuDepth(name, list);
  const plans = seed.items.map((item) => planItem(item, timeZone));
  await writePlans(tx, plans, { draft: false, nowMs });
  if (menuRows.length > 0) await tx.insert(menus).values(menuRows);
  await tx.insert(settings).values({ name: clientSettings, value: seed.settings });
  await markSearchFilled(tx);
  return true;
}

export function refuseTaken(thrown: unknown): never {
  const text = `${String(thrown)} ${String((thrown as { cause?: unknown }).cause)}`;
  if (text.includes('content_translations_alias'))
    throw new AppError('conflict', 'another item has this address in this language', { cause: thrown });
  if (text.includes('content_items_pkey') || text.includes('content_items_key_key'))
    throw new AppError('conflict', 'another item has this key', { cause: thrown });
  throw thrown;
}
