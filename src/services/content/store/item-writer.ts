import { eq } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import type { Transaction } from './counters.ts';
import { refuseTakenAlias, type ContentChange } from './content-store.ts';
import { audit, items } from './tables.ts';
import { changeItem, createItem, type ItemWrite } from './write-item.ts';

/** Writing by editors: each act stands as a whole, is on record with who did it, and is told afterwards. */
export interface ItemWriter {
  /** Gives the uuid of the new item. */
  create(write: ItemWrite, actor: string): Promise<string>;
  change(id: string, write: ItemWrite, actor: string): Promise<void>;
  remove(id: string, type: ResourceType, actor: string): Promise<void>;
  /** Writes a new item, or changes one, looks at what came of it, and leaves everything as it was. */
  rehearse<Seen>(write: ItemWrite, rehearsal: Rehearsal<Seen>): Promise<Seen>;
}

interface Rehearsal<Seen> {
  /** The item to change; a new one without it. */
  readonly id?: string | undefined;
  look(tx: Transaction, id: string): Promise<Seen>;
}

interface ItemWriterOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly clock: Clock;
  onChange(change: ContentChange): Promise<void>;
}

type Action = 'create' | 'change' | 'delete';

export function createItemWriter({ database, clock, onChange }: ItemWriterOptions): ItemWriter {
  const { orm } = database;

  async function act(
    { action, actor, type, fields }: Act,
    work: (tx: Transaction) => Promise<string>,
  ): Promise<string> {
    const id = await orm
      .transaction(async (tx) => {
        const itemId = await work(tx);
        const at = new Date(clock.now());
        await tx.insert(audit).values({ at, actor, action, itemType: type.type, itemId, fields });
        return itemId;
      })
      .catch(refuseTakenAlias);
    await onChange({ kind: 'item', ids: [id] });
    return id;
  }

  return {
    create: (write, actor) =>
      act({ action: 'create', actor, type: write.type, fields: fieldsOf(write) }, (tx) =>
        createItem(tx, write, clock.now()),
      ),
    change: async (id, write, actor) => {
      await act({ action: 'change', actor, type: write.type, fields: fieldsOf(write) }, async (tx) => {
        await changeItem(tx, id, write, clock.now());
        return id;
      });
    },
    rehearse: async <Seen>(write: ItemWrite, { id, look }: Rehearsal<Seen>) => {
      let seen: Promise<Seen> | undefined;
      await orm
        .transaction(async (tx) => {
          const itemId = id ?? (await createItem(tx, write, clock.now()));
          if (id !== undefined) await changeItem(tx, id, write, clock.now());
          seen = look(tx, itemId);
          await seen;
          throw new TakenBack();
        })
        .catch((thrown: unknown) => (thrown instanceof TakenBack ? undefined : refuseTakenAlias(thrown)));
      if (!seen) throw new AppError('internal', 'a rehearsal ended before it was looked at');
      return seen;
    },
    remove: async (id, type, actor) => {
      await act({ action: 'delete', actor, type, fields: [] }, async (tx) => {
        await tx.delete(items).where(eq(items.id, id));
        return id;
      });
    },
  };
}

/** Ends a transaction that was for looking only. */
class TakenBack extends Error {}

interface Act {
  readonly action: Action;
  readonly actor: string;
  readonly type: ResourceType;
  readonly fields: readonly string[];
}

/** `fr.title`, `routes`. */
function fieldsOf({ texts, references }: ItemWrite): string[] {
  const ofText = Object.entries(texts).flatMap(([langcode, { attributes, status, alias }]) =>
    [
      ...Object.keys(attributes),
      ...(status === undefined ? [] : ['status']),
      ...(alias === undefined ? [] : ['path']),
    ].map((name) => `${langcode}.${name}`),
  );
  return [...ofText, ...Object.keys(references)];
}
