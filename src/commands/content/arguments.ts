import { readTyped } from '../read-arguments.ts';

const options = {
  en: { type: 'boolean', default: false },
  moment: { type: 'string' },
  days: { type: 'string' },
  site: { type: 'string' },
  url: { type: 'string' },
  as: { type: 'string' },
  add: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const readArguments = (words: readonly string[]) => readTyped(words, options);
export type Arguments = ReturnType<typeof readArguments>;
