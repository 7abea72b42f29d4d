// npm start [-- part…]: everything from a fresh clone to a running site.
import { foreground } from './setup/child.mjs';
import { BUILT_PROGRAM, programArgs, programEnv } from './setup/program.mjs';
import { runCommand } from './setup/progress.mjs';
import { setUp } from './setup.mjs';

await runCommand(async () => {
  const node = await setUp();
  const args = programArgs(BUILT_PROGRAM, process.argv.slice(2));
  return foreground(node, args, { env: programEnv, tether: true });
});
