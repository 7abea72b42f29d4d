// npm run dev: production, rebuilt and restarted on every change.
import { runCommand } from './setup/progress.mjs';
import { setUp } from './setup.mjs';
import { runDevelopment } from './dev/session.mjs';

await runCommand(async () => runDevelopment(await setUp(), process.argv.slice(2)));
