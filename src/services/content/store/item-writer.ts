import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#domain/locale.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import type { Transaction } from './counters.ts';
import { refuseTaken } from './content-store.ts';
import type { ContentChange } from './content-change.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { withFiles } from './media-files.ts';
import { planChange, type ItemWrite } from './plan-change.ts';
import { readStored, type Base } from './read-stored.ts';
import { audit, items, translations } from './tables.ts';
import { forgetSearchWords } from './search-words.ts';
import { writePlans } from './write-plans.ts';

/** Writing by editors: each act stands as a whole, is on record with who did it, and is told afterwards. */
export interface ItemWriter {
  /** Gives the uuid of the new item. */
  create(write: ItemWrite, actor: string): Promise<string>;
  change(id: string, write: ItemWrite, by: { readonly actor: string; readonly base: Base }): Promise<void>;
  remove(id: string, type: ResourceType, actor: string): Promise<void>;
  /** Writes a new item, or changes one, looks at what came of it, and leaves everything as it was. */
  rehearse<Seen>(write: ItemWrite, rehearsal: Rehearsal<Seen>): Promise<Seen>;
}

interface Rehearsal<Seen> {
  /** The item to change, and the version to start from; a new one without it. */
  readonly change?: NamedVersion | undefined;
  look(tx: Transaction, id: string): Promise<Seen>;
}

interface NamedVersion {
  readonly id: string;
  readonly base: Base;
}

interface ItemWriterOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly clock: Clock;
  readonly timeZone: string;
  onChange(change: ContentChange): Promise<void>;
}

export function createItemWriter(options: ItemWriterOptions): ItemWriter {
  const { clock, onChange } = options;
  const { orm } = options.database;

  async function act(
    { action, actor, type, fields }: Act,
    work: (tx: Transaction) => Promise<Done>,
  ): Promise<string> {
    const { id, isChanged } = await orm
      .transaction(async (tx) => {
        const done = await work(tx);
        const itemId = done.id;
        if (!done.isChanged) return done;
        const at = new Date(clock.now());
        const revisions = await readRevisions(tx, itemId);
        await tx.insert(audit).values({ at, actor, action, itemType: type.type, itemId, fields, revisions });
        return done;
      })
      .catch(refuseTaken);
    if (isChanged) await onChange({ kind: 'item', ids: [id] });
    return id;
  }

  async function create(tx: Transaction, given: ItemWrite): Promise<Done> {
    const write = await withFiles(tx, given);
    const id = write.key === undefined ? randomUUID() : uuidOf(write.key);
    await requireFree(tx, id);
    const key = write.key ?? id;
    const plan = planChange(write, { ...options, id, key, stored: new Map(), draft: false });
    await writePlans(tx, [plan], { draft: false, nowMs: clock.now() });
    return { id, isChanged: true };
  }

  async function change(tx: Transaction, given: ItemWrite, { id, base }: NamedVersion): Promise<Done> {
    const write = await withFiles(tx, given);
    const stored = await readStored(tx, id, base);
    const [item] = await tx.select({ key: items.key }).from(items).where(eq(items.id, id));
    if (!item || stored.size === 0) throw new AppError('not-found', `There is no item ${id} here.`);
    if (
      typeof base === 'number' &&
      ![...stored.values()].some(({ rows }) => rows.get(id)?.revisionId === base)
    )
      throw new AppError('not-found', `There is no revision ${base} of ${id}.`);
    const isPublishing = Object.values(write.texts).some(({ status }) => status === true);
    const draft = base === 'working' && !isPublishing;
    const plan = planChange(write, { ...options, id, key: item.key ?? id, stored, draft });
    const isChanged = plan.translations.length > 0;
    if (isChanged)
      await writePlans(tx, [plan], { draft, keepsDraft: base !== 'working', nowMs: clock.now() });
    return { id, isChanged };
  }

  return {
    create: (write, actor) =>
      act({ action: 'create', actor, type: write.type, fields: fieldsOf(write) }, (tx) => create(tx, write)),
    change: async (id, write, { actor, base }) => {
      await act({ action: 'change', actor, type: write.type, fields: fieldsOf(write) }, (tx) =>
        change(tx, write, { id, base }),
      );
    },
    rehearse: async <Seen>(write: ItemWrite, { change: changed, look }: Rehearsal<Seen>) => {
      let seen: Promise<Seen> | undefined;
      await orm
        .transaction(async (tx) => {
          const { id } = changed ? await change(tx, write, changed) : await create(tx, write);
          seen = look(tx, id);
          await seen;
          throw new TakenBack();
        })
        .catch((thrown: unknown) => (thrown instanceof TakenBack ? undefined : refuseTaken(thrown)));
      if (!seen) throw new AppError('internal', 'a rehearsal ended before it was looked at');
      return seen;
    },
    remove: async (id, type, actor) => {
      await act({ action: 'delete', actor, type, fields: [] }, async (tx) => {
        await forgetSearchWords(tx, [id]);
        await tx.delete(items).where(eq(items.id, id));
        return { id, isChanged: true };
      });
    },
  };
}

/** Ends a transaction that was for looking only. */
class TakenBack extends Error {}

/** What came of an act: a change to what is there already is none. */
interface Done {
  readonly id: string;
  readonly isChanged: boolean;
}

interface Act {
  readonly action: 'create' | 'change' | 'delete';
  readonly actor: string;
  readonly type: ResourceType;
  readonly fields: readonly string[];
}

async function requireFree(tx: Transaction, id: string): Promise<void> {
  const [known] = await tx.select({ id: items.id }).from(items).where(eq(items.id, id));
  if (known) throw new AppError('conflict', `There is an item ${id} already.`);
}

/** The latest revision of each language that is in use. */
export async function readRevisions(tx: Transaction, id: string): Promise<Partial<Record<Locale, number>>> {
  const { langcode, revisionId, itemId, version } = translations;
  const rows = await tx
    .select({ langcode, revisionId })
    .from(translations)
    .where(and(eq(itemId, id), inArray(version, ['default', 'working'])))
    .orderBy(revisionId);
  return Object.fromEntries(rows.map((row) => [row.langcode, row.revisionId]));
}

/** `fr.title`, `fr.content`, `routes`. */
function fieldsOf({ texts, references }: ItemWrite): string[] {
  const ofText = Object.entries(texts).flatMap(([langcode, { attributes, status, alias, blocks }]) =>
    [
      ...Object.keys(attributes),
      ...(status === undefined ? [] : ['status']),
      ...(alias === undefined ? [] : ['path']),
      ...Object.keys(blocks ?? {}),
    ].map((name) => `${langcode}.${name}`),
  );
  return [...ofText, ...Object.keys(references)];
}
