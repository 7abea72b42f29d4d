import { parseArgs, type ParseArgsConfig } from 'node:util';
import { AppError } from '#lib/errors.ts';

/** What was typed, as far as it can be understood: an action, what it is about, and the options of a command. */
export function readTyped<Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [action = '', ...rest] = positionals;
    return { action, rest, ...values };
  } catch (cause) {
    throw new AppError('bad-request', (cause as Error).message, { cause });
  }
}
