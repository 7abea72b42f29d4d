import { readConfig, type Config } from '#config.ts';
import { openContentDesk } from '../content-desk.ts';
import type { Print } from '../print.ts';
import { readArguments } from './arguments.ts';
import { checkContent } from './check-content.ts';
import type { ContentSource } from '#operators/folder/content-files.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';
import { addNewDefaults } from './new-defaults.ts';
import { previewLink } from './preview.ts';
import { usage } from './usage.ts';

interface Running {
  readonly print: Print;
  /** The operator's own data. */
  own(config: Config): Promise<ContentSource>;
  readonly config?: Config;
}

/** What staff do with content from a command line: everything goes through the running program. */
export async function runContent(words: readonly string[], running: Running): Promise<void> {
  const { print, config = readConfig() } = running;
  const given = readArguments(words);
  const openDesk = () => openContentDesk(config, { url: given.url, actor: given.as });
  if (given.help) return print(usage);
  if (given.action === 'preview') return print(await previewLink(config, given));
  if (given.action === 'export') return exportContent(await openDesk(), given, print);
  if (given.action === 'import')
    return importContent(await openDesk(), given, {
      print,
      own: () => running.own(config),
    });
  if (given.action === 'new-defaults') return addNewDefaults(await openDesk(), given, print);
  if (given.action === 'check') return checkContent(await openDesk(), { config, given, print });
  print(usage);
}
