import { readTyped } from '../read-arguments.ts';

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

export const readArguments = (words: readonly string[]) => readTyped(words, options);
export type Arguments = ReturnType<typeof readArguments>;
