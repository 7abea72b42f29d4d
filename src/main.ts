import { toAppError } from '#lib/errors.ts';
import { closeDataFolder } from '#platform/data-folder.ts';
import { requireFreePort } from '#platform/http/listener/port.ts';
import { readSecret } from '#platform/secret.ts';
import { appParts, type AppPart } from '#app/materials.ts';
import { readConfig } from './config.ts';

/** The process: settings, the chosen parts and a place for them, then the program until its clean stop. */
async function main(): Promise<void> {
  const config = readConfig();
  const parts = chooseParts(process.argv.slice(2));
  await requireFreePort(config.http.port, config.http.host);
  closeDataFolder(config.dataDir);
  const secret = await readSecret(config.secret, config.dataDir);
  // The rest takes its time to load: a start that cannot succeed says so before.
  const { runProgram } = await import('#app/run-program.ts');
  await runProgram({ ...config, secret }, parts);
}

function chooseParts(names: readonly string[]): readonly AppPart[] {
  const unknown = names.filter((name) => !appParts.some((part) => part === name));
  if (unknown.length > 0) {
    throw new Error(`Unknown part: ${unknown.join(', ')}. Choose among ${appParts.join(', ')}`);
  }
  return names.length === 0 ? appParts : appParts.filter((part) => names.includes(part));
}

main().catch((thrown: unknown) => {
  const error = toAppError(thrown);
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
