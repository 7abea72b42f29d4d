import { readTyped } from '../read-arguments.ts';

const options = {
  feed: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const readArguments = (words: readonly string[]) => readTyped(words, options);
export type Arguments = ReturnType<typeof readArguments>;
