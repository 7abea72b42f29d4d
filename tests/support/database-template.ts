import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { contentSeed } from '#data/content/index.ts';
import { operator } from '#data/operator.ts';
import { migrationsOf } from '#app/open-migrated.ts';
import { fixedClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate, readMigrations } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/log.ts';
import { createFileLibrary } from '#services/content/files/file-library.ts';
import { fillSeedFiles } from '#services/content/files/fill-seed-files.ts';
import { createPictureThread } from '#services/content/files/picture-thread.ts';
import type { ContentSeed } from '#services/content/seed.ts';
import { createContentStore } from '#services/content/store/content-store.ts';
import { contentNow, contentSeed as smallSeed } from './content-seed.ts';
import { testInstant } from './instant.ts';
import { createMemoryFiles } from './memory-files.ts';

/** Kept from run to run, beside what other tools keep. */
const templatesFolder = resolve('node_modules/.cache/parcours-databases');

const filesFolder = resolve('data/files');

/** Every service's. */
export const allMigrations = (['content', 'schedule', 'accounts', 'site'] as const).map((service) => ({
  service,
  folder: resolve('src', migrationsOf(service)),
}));

/** What a test database holds before its first test: nothing, the default content, or the small one of the API's tests. */
export type TestContent = 'empty' | 'default' | 'small';

const seeds = {
  default: { seed: contentSeed, at: testInstant },
  small: { seed: smallSeed, at: contentNow },
} as const;

/** The folder every embedded test database is copied from; made once for each state of migrations and content. */
export async function embeddedTemplate(content: TestContent = 'empty'): Promise<string> {
  const template = join(templatesFolder, templateKey(content));
  if (existsSync(template)) return template;
  mkdirSync(templatesFolder, { recursive: true });
  const making = mkdtempSync(`${template}-making-`);
  const database = await openDatabase({ folder: making, log: createLog('silent') });
  await fill(database, content);
  await database.close();
  try {
    renameSync(making, template);
  } catch (thrown) {
    // Another test file was faster.
    if (!existsSync(template)) throw thrown;
    rmSync(making, { recursive: true, force: true });
  }
  return template;
}

const postgresTemplates = new Map<TestContent, Promise<string>>();

/** The same for PostgreSQL: the name of a database of the cluster, which is that of the whole run. */
export function postgresTemplate(clusterUrl: string, content: TestContent): Promise<string> {
  const known = postgresTemplates.get(content) ?? makePostgresTemplate(clusterUrl, content);
  postgresTemplates.set(content, known);
  return known;
}

async function makePostgresTemplate(clusterUrl: string, content: TestContent): Promise<string> {
  const name = `template_${templateKey(content)}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount !== 0) return name;
    await client.query(`create database ${name}_making template template0 locale 'C.UTF-8'`);
    await fillAt(Object.assign(new URL(clusterUrl), { pathname: `/${name}_making` }).href, content);
    await client.query(`alter database ${name}_making rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

async function fillAt(url: string, content: TestContent): Promise<void> {
  const database = await openDatabase({ url, folder: tmpdir(), log: createLog('silent') });
  await fill(database, content);
  await database.close();
}

async function fill(database: Database, content: TestContent): Promise<void> {
  await migrate(database, allMigrations);
  if (content === 'empty') return;
  const { seed, at } = seeds[content];
  const clock = fixedClock(at);
  const store = createContentStore({
    database,
    clock,
    timeZone: operator.timeZone,
    onChange: async () => {},
  });
  await store.loadSeed(await withFiles(seed));
}

/** The program puts the files themselves into its own store when it starts. */
async function withFiles(seed: ContentSeed): Promise<ContentSeed> {
  const pictures = createPictureThread();
  const library = createFileLibrary({ store: createMemoryFiles(), pictures });
  const keep = async (name: string) => library.keep(readFileSync(join(filesFolder, name)), name);
  return fillSeedFiles(seed, keep).finally(() => pictures.close());
}

function templateKey(content: TestContent): string {
  const key = createHash('sha256').update(embeddedVersion());
  if (content !== 'empty') key.update(JSON.stringify(seeds[content]));
  for (const name of content === 'default' ? readdirSync(filesFolder) : [])
    key.update(name).update(readFileSync(join(filesFolder, name)));
  for (const { service, name, checksum } of allMigrations.flatMap(readMigrations))
    key.update(service).update(name).update(checksum);
  return key.digest('hex').slice(0, 16);
}

function embeddedVersion(): string {
  const entry = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  return readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8');
}
