import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { AppError } from '#lib/errors.ts';
import { counters } from './tables.ts';

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** The first of `count` numbers never given before. */
export async function takeNumbers(tx: Transaction, name: string, count: number): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name, last: count })
    .onConflictDoUpdate({ target: counters.name, set: { last: sql`${counters.last} + ${count}` } })
    .returning({ last: counters.last });
  if (!row) throw new AppError('internal', `no number for ${name}`);
  return row.last - count + 1;
}
