import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { MenuName } from '#domain/menu.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { SeedMenuItem } from '#services/content/seed.ts';
import type { ContentChange } from './content-change.ts';
import { audit, menus } from './tables.ts';

/** Menus as editors write them: each act is on record with who did it, and is told afterwards. */
export interface MenuWriter {
  replace(name: MenuName, list: readonly SeedMenuItem[], actor: string): Promise<void>;
}

interface MenuWriterOptions {
  readonly database: Pick<Database, 'orm'>;
  readonly clock: Clock;
  onChange(change: ContentChange): Promise<void>;
}

export function createMenuWriter({ database, clock, onChange }: MenuWriterOptions): MenuWriter {
  return {
    replace: async (name, list, actor) => {
      await database.orm.transaction(async (tx) => {
        await writeMenu(tx, name, list);
        const at = new Date(clock.now());
        await tx
          .insert(audit)
          .values({ at, actor, action: 'menu', itemType: null, itemId: null, fields: [name] });
      });
      await onChange({ kind: 'menu', ids: [name] });
    },
  };
}

export async function writeMenu(
  orm: Pick<NodePgDatabase, 'insert'>,
  name: string,
  list: readonly SeedMenuItem[],
): Promise<void> {
  requireMenuDepth(name, list);
  await orm
    .insert(menus)
    .values({ name, items: list })
    .onConflictDoUpdate({ target: menus.name, set: { items: list } });
}

const maxMenuDepth = 4;

export function requireMenuDepth(name: string, list: readonly SeedMenuItem[], depth = 1): void {
  if (list.length > 0 && depth > maxMenuDepth)
    throw new AppError('invalid', `menu ${name} is deeper than ${maxMenuDepth} levels`);
  for (const item of list) requireMenuDepth(name, item.children ?? [], depth + 1);
}
