import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StepFailure } from './progress.mjs';

/**
 * Refuses a Node of `runtime/node_modules` that is not the one of `runtime/SHA256SUMS`. Its bytes are read once: a note
 * beside it says which hash, size and time of change were found right.
 * @param {string} program
 * @param {string} folder of the list, with node_modules in it
 */
export async function verifyRuntime(program, folder) {
  const modules = path.join(folder, 'node_modules');
  const name = path.relative(modules, program).replaceAll(path.sep, '/');
  const wanted = findHash(path.join(folder, 'SHA256SUMS'), name);
  const { size, mtimeMs } = statSync(program);
  const note = `${wanted} ${size} ${mtimeMs} ${name}\n`;
  const noteFile = path.join(modules, '.parcours-verified');
  if (wanted !== undefined && existsSync(noteFile) && readFileSync(noteFile, 'utf8') === note) return;
  const hash = createHash('sha256');
  await pipeline(createReadStream(program, { highWaterMark: 1024 * 1024 }), hash);
  const found = hash.digest('hex');
  if (found !== wanted)
    throw new StepFailure(
      `runtime/node_modules/${name} is not the Node that runtime/SHA256SUMS names. It was not run: delete runtime/node_modules and run the command again; if that does not help, install Node 24 yourself.`,
      `SHA-256 found   ${found}\nSHA-256 wanted  ${wanted ?? 'none: it is not in the list'}`,
    );
  writeFileSync(noteFile, note);
}

/**
 * @param {string} list as `sha256sum` writes it
 * @param {string} name
 * @returns {string | undefined}
 */
function findHash(list, name) {
  const lines = readFileSync(list, 'utf8').split(/\r?\n/);
  return lines.find((line) => line.slice(66) === name)?.slice(0, 64);
}
