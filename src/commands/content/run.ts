import { fileURLToPath } from 'node:url';
import { contentSeed } from '#data/content/index.ts';
import { toAppError } from '#lib/errors.ts';
import { bytesIn } from './read-files.ts';
import { runContent } from './run-content.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const own = { ...contentSeed, bytesOf: bytesIn(fileURLToPath(import.meta.resolve('#data/files'))) };

runContent(process.argv.slice(2), { print, own }).catch((thrown: unknown) => {
  process.stderr.write(`${toAppError(thrown).message}\n`);
  process.exitCode = 1;
});
