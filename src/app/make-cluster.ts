import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setRights } from '#platform/database/cluster-folder.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openEmbedded } from '#platform/database/embedded.ts';
import { createLog } from '#platform/log/log.ts';
import { migrationsIn } from './open-migrated.ts';

// The build runs this to make the cluster that each first start copies: an empty database with every table.
const target = join(import.meta.dirname, 'cluster');
const making = `${target}-making`;

rmSync(making, { recursive: true, force: true });
const database = await openEmbedded({ folder: making, log: createLog('warn') });
await migrate(
  database,
  (['content', 'schedule', 'accounts', 'site'] as const).map(migrationsIn(import.meta.dirname)),
);
await database.close();
rmSync(target, { recursive: true, force: true });
renameSync(join(making, 'cluster'), target);
rmSync(making, { recursive: true, force: true });
// Whoever runs the program copies it, and that need not be who built it.
setRights(target, { folders: 0o755, files: 0o644 });
