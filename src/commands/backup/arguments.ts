import { readTyped } from '../read-arguments.ts';

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  'passphrase-file': { type: 'string' },
  plain: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
} as const;

export const readArguments = (words: readonly string[]) => readTyped(words, options);
export type Arguments = ReturnType<typeof readArguments>;
