import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { AppError } from '#lib/errors.ts';
import type { Database } from './database.ts';

/** A service and the folder of its migrations, which are numbered for it alone. */
interface ServiceMigrations {
  readonly service: string;
  readonly folder: string;
}

interface Migration {
  readonly service: string;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

// Any number will do, as long as no one else locks the same.
const migrationLock = 7_204_451;

/** Brings the schema up to date and tells which migrations it ran; processes that start at once do it once. */
export async function migrate(
  database: Database,
  services: readonly ServiceMigrations[],
): Promise<readonly string[]> {
  const migrations = services.flatMap(readMigrations);
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

export function readMigrations({ service, folder }: ServiceMigrations): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file))
        throw new AppError('bad-setting', `${file} is not named as a migration: 0001-some-words.sql`);
      const sql = readFileSync(join(folder, file), 'utf8');
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
      return { service, name: file.replace(/\.sql$/, ''), sql, checksum };
    });
}

async function runMissing(
  client: pg.PoolClient,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  await client.query(
    `create table if not exists service_migration (
       service text not null,
       name text not null,
       checksum text not null,
       applied_at timestamptz not null default now(),
       primary key (service, name)
     )`,
  );
  await takeOverOldTable(client, migrations);
  const applied = await client.query<Omit<Migration, 'sql'>>(
    'select service, name, checksum from service_migration',
  );
  const checksums = new Map(applied.rows.map((row) => [fullName(row), row.checksum]));
  requireKnown(migrations, checksums);
  const missing = migrations.filter((migration) => !checksums.has(fullName(migration)));
  for (const migration of missing) await runOne(client, migration);
  return missing.map(fullName);
}

const fullName = ({ service, name }: Omit<Migration, 'sql'>) => `${service}/${name}`;

/**
 * Databases made before the services had folders of their own list what ran in `schema_migration`, under other names:
 * the checksum tells which of today's it was. That table stays as it is, for a process of the version before.
 */
async function takeOverOldTable(client: pg.PoolClient, migrations: readonly Migration[]): Promise<void> {
  const found = await client.query<{ known: boolean }>(
    `select to_regclass('schema_migration') is not null as known`,
  );
  if (!found.rows[0]?.known) return;
  for (const { service, name, checksum } of migrations)
    await client.query(
      `insert into service_migration (service, name, checksum, applied_at)
       select $1, $2, checksum, applied_at from schema_migration where checksum = $3
       on conflict do nothing`,
      [service, name, checksum],
    );
}

async function runOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  const { service, name, sql, checksum } = migration;
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into service_migration (service, name, checksum) values ($1, $2, $3)', [
      service,
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (thrown) {
    await client.query('rollback');
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new AppError('internal', `migration ${fullName(migration)} failed: ${reason}`, { cause: thrown });
  }
}

function requireKnown(migrations: readonly Migration[], checksums: ReadonlyMap<string, string>): void {
  for (const migration of migrations) {
    const before = checksums.get(fullName(migration));
    if (before === undefined || before === migration.checksum) continue;
    throw new AppError(
      'bad-setting',
      `migration ${fullName(migration)} was changed after it had run on this database; put it back and write a new one`,
    );
  }
}
