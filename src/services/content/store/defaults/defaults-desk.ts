import { eq } from 'drizzle-orm';
import { uuidOf } from '#contract/content/identity.ts';
import type { MenuName } from '#domain/menu.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { ContentSeed } from '#services/content/seed.ts';
import type { ContentChange } from '../content-change.ts';
import { refuseTaken } from '../content-store.ts';
import type { Transaction } from '../counters.ts';
import { readRevisions } from '../item-writer.ts';
import { writeMenu } from '../menu-writer.ts';
import type { ItemPlan } from '../plan-rows.ts';
import { audit, menus } from '../tables.ts';
import { writePlans } from '../write-plans.ts';
import { choose, type Chosen } from './choose-defaults.ts';
import { findDefaults, type MissingDefaults } from './find-defaults.ts';
import { withEntry } from './menu-entries.ts';

/** The part of the default content that an installation lacks, since it began with an earlier version. */
export interface DefaultsDesk {
  find(): Promise<MissingDefaults>;
  /** Adds those that are named, else all that are new; gives the names of what was added. Nothing there is changed. */
  add(adding: Adding): Promise<readonly string[]>;
}

interface Adding {
  readonly names: readonly string[] | undefined;
  readonly actor: string;
  /** Only says what would be added. */
  readonly isRehearsal: boolean;
}

interface DefaultsDeskOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly clock: Clock;
  readonly timeZone: string;
  /** With its files in their store; undefined where they could not be put there. */
  readonly seed: ContentSeed | undefined;
  onChange(change: ContentChange): Promise<void>;
}

export function createDefaultsDesk(options: DefaultsDeskOptions): DefaultsDesk {
  const { database, clock, timeZone, seed, onChange } = options;
  const find = (orm: Parameters<typeof findDefaults>[0]) => {
    if (seed) return findDefaults(orm, seed, timeZone);
    throw new AppError(
      'unavailable',
      'The default content could not be read; the log of the start says why.',
    );
  };

  return {
    find: async () => find(database.orm),
    add: async ({ names, actor, isRehearsal }) => {
      const chosen = await database.orm
        .transaction(async (tx) => {
          const picked = choose(await find(tx), names);
          if (!isRehearsal) await write(tx, picked, { actor, nowMs: clock.now() });
          return picked;
        })
        .catch(refuseTaken);
      if (!isRehearsal) await tell(chosen, onChange);
      return [...chosen.items, ...chosen.entries].map(({ name }) => name);
    },
  };
}

interface Writing {
  readonly actor: string;
  readonly nowMs: number;
}

async function write(tx: Transaction, { items, entries }: Chosen, writing: Writing): Promise<void> {
  const { actor, nowMs } = writing;
  const at = new Date(nowMs);
  const plans = items.map(({ plan }) => plan);
  await writePlans(tx, plans, { draft: false, nowMs });
  for (const { item, plan } of items) {
    const itemId = uuidOf(item.key);
    const revisions = await readRevisions(tx, itemId);
    const fields = fieldsOf(plan, itemId);
    await tx
      .insert(audit)
      .values({ at, actor, action: 'create', itemType: item.type, itemId, fields, revisions });
  }
  for (const [menu, added] of Map.groupBy(entries, (entry) => entry.menu)) {
    const [row] = await tx.select().from(menus).where(eq(menus.name, menu)).for('update');
    await writeMenu(tx, menu, added.reduce(withEntry, row?.items ?? []));
    await tx
      .insert(audit)
      .values({ at, actor, action: 'menu', itemType: null, itemId: null, fields: [menu] });
  }
}

/** `fr.title`, as for what editors write. */
const fieldsOf = ({ translations }: ItemPlan, id: string): string[] =>
  translations
    .filter(({ itemId }) => itemId === id)
    .flatMap(({ langcode, attributes }) => Object.keys(attributes).map((name) => `${langcode}.${name}`));

async function tell(
  { items, entries }: Chosen,
  onChange: (change: ContentChange) => Promise<void>,
): Promise<void> {
  if (items.length > 0) await onChange({ kind: 'item', ids: items.map(({ item }) => uuidOf(item.key)) });
  const written: readonly MenuName[] = [...new Set(entries.map(({ menu }) => menu))];
  if (written.length > 0) await onChange({ kind: 'menu', ids: written });
}
