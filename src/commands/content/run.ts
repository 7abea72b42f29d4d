import { toAppError } from '#lib/errors.ts';
import { ownContent } from './own-content.ts';
import { runContent } from './run-content.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

runContent(process.argv.slice(2), { print, own: ownContent }).catch((thrown: unknown) => {
  process.stderr.write(`${toAppError(thrown).message}\n`);
  process.exitCode = 1;
});
