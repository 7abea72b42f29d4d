import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { AppError } from '#lib/errors.ts';
import type { Database } from './database.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

// Any number will do, as long as no one else locks the same.
const migrationLock = 7_204_451;

/** Brings the schema up to date and tells which migrations it ran; processes that start at once do it once. */
export async function migrate(database: Database, folder = migrationsFolder): Promise<readonly string[]> {
  const migrations = readMigrations(folder);
  const client = await database.pool.connect();
  try {
    // Another process may take a while with the same migrations: waiting for it is no fault.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      return await runMissing(client, migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }
}

export function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file))
        throw new AppError('bad-setting', `${file} is not named as a migration: 0001-some-words.sql`);
      const sql = readFileSync(join(folder, file), 'utf8');
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      return { name: file.replace(/\.sql$/, ''), sql, checksum };
    });
}

async function runMissing(
  client: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  );
  const checksums = new Map(applied.rows.map(({ name, checksum }) => [name, checksum]));
  requireKnown(migrations, checksums);
  const missing = migrations.filter(({ name }) => !checksums.has(name));
  for (const migration of missing) await runOne(client, migration);
  return missing.map(({ name }) => name);
}

async function runOne(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (thrown) {
    await client.query('rollback');
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new AppError('internal', `migration ${name} failed: ${reason}`, { cause: thrown });
  }
}

function requireKnown(migrations: readonly Migration[], checksums: ReadonlyMap<string, string>): void {
  for (const { name, checksum } of migrations) {
    const before = checksums.get(name);
    if (before === undefined || before === checksum) continue;
    throw new AppError(
      'bad-setting',
      `migration ${name} was changed after it had run on this database; put it back and write a new one`,
    );
  }
}
