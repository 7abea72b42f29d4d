import { readTyped } from '../read-arguments.ts';

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  everybody: { type: 'boolean', default: false },
  state: { type: 'string' },
  as: { type: 'string' },
  url: { type: 'string' },
} as const;

export const readArguments = (words: readonly string[]) => readTyped(words, options);
export type Arguments = ReturnType<typeof readArguments>;
