import { join } from 'node:path';
import { AppError } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { ServiceName } from '#config.ts';
import type { Foundations } from './materials.ts';

/** The database with the tables of the services of this process, and of no other. */
export async function openMigrated(
  { config, log, sourcesFolder }: Pick<Foundations, 'config' | 'log'> & { readonly sourcesFolder: string },
  owners: readonly (ServiceName | 'site')[],
): Promise<Database> {
  const database = await openDatabase({
    url: config.databaseUrl,
    connections: config.databaseConnections,
    folder: config.databaseFolder,
    template: join(sourcesFolder, 'cluster'),
    log,
  });
  try {
    await migrate(database, owners.map(migrationsIn(sourcesFolder)));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The migrations of a service, below the folder that holds those of all. */
export const migrationsIn = (sourcesFolder: string) => (service: ServiceName | 'site') => ({
  service,
  folder: join(sourcesFolder, migrationsOf(service)),
});

/** Where a service has its migrations; the site has some too, for who is signed in. */
export const migrationsOf = (owner: ServiceName | 'site'): string =>
  owner === 'site' ? 'site/server/migrations' : `services/${owner}/migrations`;

/** More reads than this in a queue is more than a moment's work. */
const longQueue = 20;

export async function requireShortQueue({ pool }: Pick<Database, 'pool'>): Promise<void> {
  if (pool.waitingCount > longQueue) throw new AppError('unavailable', 'reads wait for the database');
}
