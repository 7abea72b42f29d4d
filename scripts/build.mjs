// npm run build: the bundles anew, even when nothing changed.
import { buildBundles } from './setup/bundles.mjs';
import { runCommand } from './setup/progress.mjs';
import { setUp } from './setup.mjs';

await runCommand(async () => buildBundles(await setUp({ bundles: false })));
