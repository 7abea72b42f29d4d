import { readConfig, type Config } from '#config.ts';
import { AppError } from '#lib/errors.ts';
import type { Print } from '../print.ts';
import { readArguments } from './arguments.ts';
import { checkFolder } from './check-folder.ts';
import { initFolder } from './init-folder.ts';
import { usage } from './usage.ts';

/** An operator's folder: written from a feed, and held against it. The program need not run. */
export async function runOperator(words: readonly string[], print: Print, config?: Config): Promise<void> {
  const given = readArguments(words);
  const { action } = given;
  if (given.help || (action !== 'init' && action !== 'check')) return print(usage);
  const { schedule, operatorFolder } = config ?? readConfig();
  const feed = given.feed ?? schedule.feed;
  if (feed === undefined)
    throw new AppError('bad-request', 'name the feed with --feed, or set SCHEDULE_FEED');
  if (action === 'init') return initFolder(feed, given, print);
  const folder = given.rest[0] ?? operatorFolder;
  if (folder === undefined)
    throw new AppError('bad-request', 'name the folder to check, or set OPERATOR_DIR');
  return checkFolder(folder, feed, print);
}
