// npm run drill: sets up, then puts faults to the program on the product's own Node (drill/run.ts).
import { foreground } from './setup/child.mjs';
import { runCommand } from './setup/progress.mjs';
import { setUp } from './setup.mjs';

await runCommand(async () => {
  const node = await setUp();
  return foreground(node, ['drill/run.ts', ...process.argv.slice(2)]);
});
