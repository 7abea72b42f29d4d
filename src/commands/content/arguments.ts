import { parseArgs } from 'node:util';
import { AppError } from '#lib/errors.ts';

const options = {
  en: { type: 'boolean', default: false },
  moment: { type: 'string' },
  days: { type: 'string' },
  site: { type: 'string' },
  url: { type: 'string' },
  as: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What was typed, as far as it can be understood. */
export function readArguments(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [action = '', ...rest] = positionals;
    return { action, rest, ...values };
  } catch (cause) {
    throw new AppError('bad-request', (cause as Error).message, { cause });
  }
}
export type Arguments = ReturnType<typeof readArguments>;
