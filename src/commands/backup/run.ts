import { AppError, toAppError } from '#lib/errors.ts';
import { runBackup } from './run-backup.ts';

// Whoever stops it finds nothing half done.
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => stop.abort(new AppError('unavailable', 'Stopped; nothing was changed.')));

runBackup(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`), { signal: stop.signal }).catch(
  (thrown: unknown) => {
    process.stderr.write(`${toAppError(thrown).message}\n`);
    process.exitCode = 1;
  },
);
