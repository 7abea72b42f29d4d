// npm run notices -- ACTION, and the same for content, users and backup: what staff do from a command line (src/commands/).
import { existsSync } from 'node:fs';
import { foreground } from './setup/child.mjs';
import { runCommand } from './setup/progress.mjs';
import { inRoot } from './setup/root.mjs';
import { setUp } from './setup.mjs';

await runCommand(async () => {
  const node = await setUp({ bundles: false });
  const settings = existsSync(inRoot('.env')) ? ['--env-file=.env'] : [];
  const [name = '', ...words] = process.argv.slice(2);
  return foreground(node, [...settings, `src/commands/${name}/run.ts`, ...words]);
});
