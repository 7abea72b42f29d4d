import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { uuidOf } from '#contract/content/identity.ts';
import type { DefaultState } from '#contract/content/new-defaults.ts';
import { locales } from '#domain/locale.ts';
import type { ContentSeed, SeedItem } from '#services/content/seed.ts';
import { normaliseAlias, planItem } from '../plan-item.ts';
import type { ItemPlan } from '../plan-rows.ts';
import { audit, items, menus, translations } from '../tables.ts';
import { findMissingEntries, keysOfEntry, type Menus, type MissingEntry } from './menu-entries.ts';

interface Act {
  readonly at: Date;
  readonly actor: string;
}

/** A part of the default content that is not in the database. */
interface Missing {
  readonly name: string;
  readonly state: DefaultState;
  readonly last: Act | undefined;
  /** Keys of items that are not in the database either. */
  readonly needs: readonly string[];
  /** Addresses that other items have. */
  readonly taken: readonly string[];
}

export interface MissingItem extends Missing {
  readonly item: SeedItem;
  readonly plan: ItemPlan;
}

export interface MissingMenuEntry extends Missing, MissingEntry {}

export interface MissingDefaults {
  readonly items: readonly MissingItem[];
  readonly entries: readonly MissingMenuEntry[];
}

/** Compares the default content with the database, and asks the record what was there before. */
export async function findDefaults(
  orm: Pick<NodePgDatabase, 'select' | 'execute'>,
  seed: ContentSeed,
  timeZone: string,
): Promise<MissingDefaults> {
  const roots = await orm.select({ id: items.id }).from(items).where(isNull(items.ownerId));
  const there = new Set(roots.map(({ id }) => id));
  const missing = seed.items.filter(({ key }) => !there.has(uuidOf(key)));
  const acts = await readActs(
    orm,
    missing.map(({ key }) => uuidOf(key)),
  );
  const absent: DefaultState = (await isRecordWhole(orm)) ? 'new' : 'unknown';
  const isTaken = await readAddresses(orm);
  const found = missing.map((item): MissingItem => {
    const plan = planItem(item, timeZone);
    const last = acts.get(uuidOf(item.key));
    const wanted = plan.references.flatMap(({ targetId, targetKey }) =>
      targetKey === undefined || there.has(targetId) ? [] : [targetKey],
    );
    return {
      item,
      plan,
      name: item.key,
      state: last ? 'removed' : absent,
      last,
      needs: [...new Set(wanted)],
      taken: addressesOf(item).filter(isTaken),
    };
  });
  const isNew = new Set(found.filter(({ state }) => state === 'new').map(({ name }) => name));
  const rows = await orm.select().from(menus);
  const now = Object.fromEntries(rows.map((row) => [row.name, row.items])) as Menus;
  const edited = await readEditedMenus(orm);
  const entries = findMissingEntries(seed.menus, now).map((entry): MissingMenuEntry => {
    const last = edited.get(entry.menu);
    const { target } = entry.entry;
    // Nobody can have taken away an entry that leads to what was never there.
    const isCertain = typeof target === 'string' && isNew.has(target);
    return {
      ...entry,
      state: isCertain ? 'new' : last ? 'unknown' : absent,
      last,
      needs: [...new Set(keysOfEntry(entry.entry))].filter((key) => !there.has(uuidOf(key))),
      taken: [],
    };
  });
  return { items: found, entries };
}

type Reader = Pick<NodePgDatabase, 'select' | 'execute'>;

/** The last act on record for each of these items. */
async function readActs(orm: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Act>> {
  if (ids.length === 0) return new Map();
  const { itemId, at, actor, id } = audit;
  const rows = await orm
    .select({ itemId, at, actor })
    .from(audit)
    .where(inArray(itemId, ids))
    .orderBy(asc(id));
  return new Map(rows.map((row) => [row.itemId ?? '', row]));
}

async function readEditedMenus(orm: Reader): Promise<ReadonlyMap<string, Act>> {
  const { at, actor, fields, id } = audit;
  const rows = await orm
    .select({ at, actor, fields })
    .from(audit)
    .where(eq(audit.action, 'menu'))
    .orderBy(asc(id));
  return new Map(rows.flatMap((row) => row.fields.map((name) => [name, row] as const)));
}

/**
 * Whether the record has every act since the content was loaded: the tables of both were then made at the same start.
 * Content that is older than its record may have lost an item of which no act is known.
 */
async function isRecordWhole(orm: Reader): Promise<boolean> {
  const { rows } = await orm.execute<{ whole: boolean | null }>(sql`select
    max(applied_at) - min(applied_at) < interval '1 hour' and count(*) = 2 as whole from service_migration
    where service = 'content' and name in ('0002-content', '0003-audit')`);
  return rows[0]?.whole === true;
}

async function readAddresses(orm: Reader): Promise<(address: string) => boolean> {
  const { alias, langcode, version } = translations;
  const rows = await orm
    .select({ alias, langcode })
    .from(translations)
    .where(sql`${version} = 'default' and ${alias} is not null`);
  const taken = new Set(rows.map((row) => addressIn(row.langcode, row.alias)));
  return (address) => taken.has(address);
}

const addressIn = (langcode: string, alias: string | null): string =>
  langcode === 'en' ? `/en${alias === '/' ? '' : alias}` : String(alias);

/** As the service has them: English under `/en`. */
export function addressesOf(item: SeedItem): string[] {
  return locales.flatMap((locale) => {
    const alias = normaliseAlias(item[locale]?.alias);
    return alias === null ? [] : [addressIn(locale, alias)];
  });
}
