// npm start [-- part…]: everything from a fresh clone to a running site.
import { foreground } from './setup/child.mjs';
import { BUILT_PROGRAM, programArgs, programEnv } from './setup/program.mjs';
import { runCommand } from './setup/progress.mjs';
import { setUp } from './setup.mjs';

await runCommand(async () => {
  const node = await setUp();
  return foreground(node, programArgs(BUILT_PROGRAM, process.argv.slice(2)), { env: programEnv });
});
