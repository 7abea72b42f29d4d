// npm run tour [-- feed…]: sets up, then visits the whole site of each feed on the product's own Node (tour/run.ts).
import { ensureChromium } from './setup/chromium.mjs';
import { foreground } from './setup/child.mjs';
import { runCommand } from './setup/progress.mjs';
import { setUp } from './setup.mjs';

await runCommand(async () => {
  const node = await setUp();
  const chromium = await ensureChromium(node);
  const env = chromium === undefined ? {} : { CHROMIUM_PATH: chromium };
  return foreground(node, ['tour/run.ts', ...process.argv.slice(2)], { env });
});
