import { readConfig, type Config } from '#config.ts';
import type { Print } from '../print.ts';
import { readArguments } from './arguments.ts';
import { previewLink } from './preview.ts';
import { usage } from './usage.ts';

/** What staff do with content from a command line: everything goes through the running program. */
export async function runContent(words: readonly string[], print: Print, config?: Config): Promise<void> {
  const given = readArguments(words);
  if (given.action !== 'preview' || given.help) {
    print(usage);
    return;
  }
  print(await previewLink(config ?? readConfig(), given));
}
