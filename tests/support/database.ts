import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/log.ts';
import { embeddedTemplate, postgresTemplate, type TestContent } from './database-template.ts';
import { findPostgresUrl } from './postgres-url.ts';

/** A migrated, empty database that nobody has opened: what an application under test is configured with. */
export interface TestDatabasePlace {
  readonly url: string | undefined;
  readonly folder: string;
  remove(): Promise<void>;
}

/** An open one; `close` also takes it away. */
export type TestDatabase = Database & { readonly place: TestDatabasePlace };

export async function prepareTestDatabase(content: TestContent = 'empty'): Promise<TestDatabasePlace> {
  const folder = mkdtempSync(join(tmpdir(), 'parcours-test-'));
  const clusterUrl = findPostgresUrl();
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  if (clusterUrl === undefined) {
    cpSync(await embeddedTemplate(content), folder, { recursive: true });
    return { url: undefined, folder, remove: async () => removeFolder() };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(
    clusterUrl,
    `create database ${name} template ${await postgresTemplate(clusterUrl, content)} strategy file_copy`,
  );
  return {
    url: Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href,
    folder,
    remove: async () => {
      await runOn(clusterUrl, `drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

/** On the embedded engine, or on the private PostgreSQL of the run when there is one. */
export async function openTestDatabase(
  options: {
    readonly content?: TestContent;
    readonly connections?: number;
    readonly connectionTimeoutMs?: number;
  } = {},
): Promise<TestDatabase> {
  const place = await prepareTestDatabase(options.content);
  const database = await openDatabase({
    url: place.url,
    folder: place.folder,
    log: createLog('silent'),
    // A busy machine must not fail a test that is not about waiting.
    connectionTimeoutMs: options.connectionTimeoutMs ?? 30_000,
    ...(options.connections === undefined ? {} : { connections: options.connections }),
  });
  return {
    ...database,
    place,
    close: async () => {
      await database.close();
      await place.remove();
    },
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
