// npm run bench:NAME: sets up, then runs bench/NAME.ts on the product's own Node.
import { ensureChromium } from './setup/chromium.mjs';
import { foreground } from './setup/child.mjs';
import { runCommand } from './setup/progress.mjs';
import { setUp } from './setup.mjs';
import { ensureWrk } from './setup/wrk.mjs';

await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const node = await setUp();
  const chromium = ['lighthouse', 'timetable'].includes(name) ? await ensureChromium(node) : undefined;
  const wrk = name === 'pages' ? await ensureWrk() : undefined;
  const env = {
    NODE_ENV: 'production',
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(wrk && { WRK_PATH: wrk }),
  };
  return foreground(node, [`bench/${name}.ts`, ...args], { env });
});
