import { toAppError } from '#lib/errors.ts';
import { runOperator } from './run-operator.ts';

runOperator(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
  .catch((thrown: unknown) => {
    process.stderr.write(`${toAppError(thrown).message}\n`);
    process.exitCode = 1;
  })
  // The code of a folder may leave a timer behind, which would keep the command from ending.
  .finally(() => process.stdout.write('', () => process.exit()));
