import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { uuidOf } from '#contract/content/identity.ts';
import { isDeepStrictEqual } from 'node:util';
import { locales } from '#domain/locale.ts';
import type { ContentSeed, SeedItem } from '#services/content/seed.ts';
import type { Transaction } from './counters.ts';
import { writeMenu } from './menu-writer.ts';
import { normaliseAlias, planItem } from './plan-item.ts';
import { forgetSearchWords } from './search-words.ts';
import { editionOf, seedMark, type SeedEdition } from './seed-mark.ts';
import { audit, clientSettings, items, settings, translations } from './tables.ts';
import { writePlans } from './write-plans.ts';

interface Moment {
  readonly timeZone: string;
  readonly nowMs: number;
}

interface Mark {
  readonly edition?: SeedEdition;
}

/**
 * Brings the content up to its seed, where that changed since it was loaded: what an editor has touched stays as it is,
 * what came of a seed and is in it no longer goes. False where nothing changed.
 */
export async function followSeed(tx: Transaction, seed: ContentSeed, moment: Moment): Promise<boolean> {
  const edition = editionOf(seed);
  // Of several processes that start at once, one writes; the others wait here and find it done.
  const [row] = await tx.select().from(settings).where(eq(settings.name, seedMark)).for('update');
  const mark = (row?.value ?? {}) as Mark;
  if (!row || isDeepStrictEqual(mark.edition, edition)) return false;
  // A seed that is loaded once stays; it replaces another one only where that was followed.
  if (edition === undefined && mark.edition === undefined) return false;
  const touched = await readTouched(tx);
  await removeGone(tx, seed.items, touched);
  await writeChanged(tx, seed.items, { ...moment, touched, known: mark.edition?.items ?? {}, edition });
  await writeMenus(tx, seed, touched);
  if (!touched.settings)
    await tx.update(settings).set({ value: seed.settings }).where(eq(settings.name, clientSettings));
  const value = { loadedAt: moment.nowMs, ...(edition && { edition }) };
  await tx.update(settings).set({ value }).where(eq(settings.name, seedMark));
  return true;
}

/** What editors have written, changed or deleted: the record has each of their acts. */
interface Touched {
  readonly items: ReadonlySet<string>;
  readonly menus: ReadonlySet<string>;
  readonly settings: boolean;
}

async function readTouched(tx: Transaction): Promise<Touched> {
  const { itemId, action, fields } = audit;
  const acts = await tx.selectDistinct({ itemId, action, fields }).from(audit);
  return {
    items: new Set(acts.flatMap((act) => act.itemId ?? [])),
    menus: new Set(acts.flatMap((act) => (act.action === 'menu' ? act.fields : []))),
    settings: acts.some((act) => act.action === 'settings'),
  };
}

/** Items that nobody has edited and that the seed has no more, or has as something else. */
async function removeGone(tx: Transaction, seeded: readonly SeedItem[], touched: Touched): Promise<void> {
  const wanted = new Map(seeded.map(({ key, type }) => [uuidOf(key), type]));
  const { id, type, ownerId } = items;
  const roots = await tx.select({ id, type }).from(items).where(isNull(ownerId));
  const gone = roots.flatMap((root) =>
    wanted.get(root.id) === root.type || touched.items.has(root.id) ? [] : [root.id],
  );
  if (gone.length === 0) return;
  await forgetSearchWords(tx, gone);
  await tx.delete(items).where(inArray(items.id, gone));
}

interface Writing extends Moment {
  readonly touched: Touched;
  readonly known: SeedEdition['items'];
  readonly edition: SeedEdition | undefined;
}

async function writeChanged(tx: Transaction, seeded: readonly SeedItem[], writing: Writing): Promise<void> {
  const { touched, known, edition, timeZone, nowMs } = writing;
  const isSame = (key: string) => edition !== undefined && known[key] === edition.items[key];
  const changed = seeded.filter(({ key }) => !touched.items.has(uuidOf(key)) && !isSame(key));
  const free = await withFreeAddresses(tx, changed);
  const plans = free.map((item) => planItem(item, timeZone));
  await writePlans(tx, plans, { draft: false, nowMs });
}

/** An address that an editor gave to another item stays there: the item of the seed has none in that language. */
async function withFreeAddresses(tx: Transaction, seeded: readonly SeedItem[]): Promise<SeedItem[]> {
  const ids = seeded.map(({ key }) => uuidOf(key));
  if (ids.length === 0) return [];
  const { alias, langcode, itemId, version } = translations;
  const taken = await tx
    .select({ alias, langcode })
    .from(translations)
    .where(and(eq(version, 'default'), sql`${alias} is not null`, notInArray(itemId, ids)));
  const isTaken = new Set(taken.map((row) => `${row.langcode} ${row.alias}`));
  return seeded.map((item) => {
    const texts = locales.flatMap((locale) => {
      const text = item[locale];
      if (text?.alias === undefined || !isTaken.has(`${locale} ${normaliseAlias(text.alias)}`)) return [];
      const { alias: _alias, ...rest } = text;
      return [[locale, rest]];
    });
    return { ...item, ...Object.fromEntries(texts) } as SeedItem;
  });
}

async function writeMenus(tx: Transaction, { menus }: ContentSeed, touched: Touched): Promise<void> {
  for (const [name, list] of Object.entries(menus))
    if (!touched.menus.has(name)) await writeMenu(tx, name, list);
}
