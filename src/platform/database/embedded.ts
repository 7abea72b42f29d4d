import { join } from 'node:path';
import { AppError } from '#lib/errors.ts';
import { makeRoomOn } from '#platform/disk-full.ts';
import type { Log } from '#platform/log/log.ts';
import { finishCluster, isUsedCluster, prepareCluster, prepareFolder } from './cluster-folder.ts';
import type { BareDatabase, Database } from './database.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { DatabaseStartError, startDatabaseThread, type DatabaseThread } from './database-thread.ts';
import { lockFolder } from './folder-lock.ts';
import { nameStatements } from './named-statements.ts';
import { createPool, databaseOver, withOrm } from './pool.ts';
import { keepScoured } from './scour/keep-scoured.ts';
import { keepTidy } from './tidy.ts';

export interface EmbeddedOptions {
  readonly folder: string;
  readonly log: Log;
  /** A cluster in which nothing is stored: a first start copies it where it is there. */
  readonly template?: string;
  /** How long a query waits for its turn before it fails. */
  readonly connectionTimeoutMs?: number;
}

/** PostgreSQL inside this process, in a thread of its own, with its data in a folder that only we may use. */
export function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  return withOrm(openBareEmbedded(options));
}

/** The same without its ORM, for callers that write SQL themselves. */
export async function openBareEmbedded(options: EmbeddedOptions): Promise<BareDatabase> {
  const { folder, log, template, connectionTimeoutMs = 5_000 } = options;
  prepareFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const clusterFolder = join(folder, 'cluster');
    const isNew = !isUsedCluster(folder);
    prepareCluster(folder, clusterFolder, template);
    const thread = await startIn(clusterFolder, log);
    finishCluster(folder);
    const pool = createPool(
      {
        stream: () => new EmbeddedStream(thread),
        // The embedded database has one session. A query that waits for a transaction it is part of fails after the time limit.
        max: 1,
        connectionTimeoutMillis: connectionTimeoutMs,
        idleTimeoutMillis: 0,
        user: 'postgres',
        database: 'postgres',
      },
      log,
    );
    nameStatements(pool);
    const stopTidying = keepTidy(pool, log);
    const stopScouring = await keepScoured({ pool, folder }, { log, isNew });
    return databaseOver(pool, async () => {
      stopTidying();
      await stopScouring();
      await pool.end();
      await thread.stop();
      unlock();
    });
  } catch (thrown) {
    unlock();
    throw thrown;
  }
}

/** As the engine and the system tell of a full disk. */
const fullWords = /No space left on device|ENOSPC|EDQUOT|disk quota exceeded/i;

async function startIn(clusterFolder: string, log: Log): Promise<DatabaseThread> {
  try {
    return await startDatabaseThread(clusterFolder, (error) =>
      log.fatal({ err: error }, 'the embedded database has stopped'),
    );
  } catch (thrown) {
    const lines = thrown instanceof DatabaseStartError ? thrown.lines : [];
    const telling = lines.find((line) => /FATAL|PANIC/.test(line));
    throw new AppError(
      'folder-unusable',
      `the embedded database does not start in ${clusterFolder} (${telling ?? String(thrown)}); ` +
        ([...lines, String(thrown)].some((line) => fullWords.test(line))
          ? makeRoomOn(clusterFolder)
          : 'copy this folder as it is before you change anything, then restore a backup to another DATA_DIR'),
      { cause: thrown, facts: { lines } },
    );
  }
}
