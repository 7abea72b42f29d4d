import { join } from 'node:path';
import type { ArchivePart } from '#platform/backup/archive-part.ts';
import { listParts } from '#platform/backup/list-parts.ts';
import { dumpDatabase } from '#platform/backup/postgres-programs.ts';
import { systemClock } from '#platform/clock.ts';
import { requireSecret } from '../content-desk.ts';
import { aboutPath, clusterPath, databaseOf, dumpPath, type About } from './contents.ts';
import type { Workplace } from './workplace.ts';

/**
 * Everything of an installation that must not be lost. The database comes before the files: while the program runs files
 * are added, and each file that the database knows has to be there.
 */
export async function* collect({ config, environment, signal }: Workplace): AsyncGenerator<ArchivePart> {
  const { dataDir, databaseFolder, databaseUrl: url, files } = config;
  const secret = await requireSecret(config);
  const about: About = {
    format: 1,
    madeAt: new Date(systemClock.now()).toISOString(),
    database: databaseOf(config),
    bucket: files.place?.address ?? null,
  };
  yield fileOf(aboutPath, JSON.stringify(about));
  if (url === undefined) yield* listParts(join(databaseFolder, 'cluster'), clusterPath);
  else yield { kind: 'file', path: dumpPath, bytes: dumpDatabase({ url, environment, signal }) };
  yield fileOf('secret', secret);
  if (!files.place) yield* listParts(join(dataDir, 'files'), 'files');
  yield* listParts(join(dataDir, 'outbox'), 'outbox');
}

function fileOf(path: string, text: string): ArchivePart {
  async function* bytes() {
    yield Buffer.from(text);
  }
  return { kind: 'file', path, bytes: bytes() };
}
