import { parseArgs } from 'node:util';
import { AppError } from '#lib/errors.ts';

const options = {
  'dry-run': { type: 'boolean', default: false },
  'one-language': { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  home: { type: 'boolean', default: false },
  general: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  fr: { type: 'string' },
  en: { type: 'string' },
  'message-fr': { type: 'string' },
  'message-en': { type: 'string' },
  severity: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  at: { type: 'string' },
  page: { type: 'string', multiple: true },
  as: { type: 'string' },
  url: { type: 'string' },
} as const;

/** What was typed, as far as it can be understood. */
export function readArguments(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [action = '', ...rest] = positionals;
    return { action, rest, ...values };
  } catch (cause) {
    const { message } = cause as Error;
    throw new AppError('bad-request', message, { cause });
  }
}
export type Arguments = ReturnType<typeof readArguments>;
