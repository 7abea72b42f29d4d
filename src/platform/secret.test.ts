import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deriveKey, readSecret } from './secret.ts';

describe('the secret of an installation', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parcours-secret-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is the one given, and then nothing is written', async () => {
    expect(await readSecret('given', folder)).toBe('given');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is made once, in a folder made for it, for the owner alone', async () => {
    const inside = join(folder, 'new', 'folder');
    const made = await readSecret(undefined, inside);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(inside, 'secret')).mode & 0o777).toBe(0o600);
    expect(await readSecret(undefined, inside)).toBe(made);
    expect(readdirSync(inside)).toEqual(['secret']);
  });

  it('is another one in another installation', async () => {
    const other = await readSecret(undefined, join(folder, 'other'));
    expect(await readSecret(undefined, folder)).not.toBe(other);
  });

  it('is the same for all who start at once', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecret(undefined, folder)));
    expect(new Set(secrets).size).toBe(1);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secrets[0]);
  });

  it('is refused when it is too short to keep anything: an empty file must not sign cookies', async () => {
    writeFileSync(join(folder, 'secret'), '\n');
    await expect(readSecret(undefined, folder)).rejects.toMatchObject({
      code: 'folder-unusable',
      message: expect.stringContaining(join(folder, 'secret')),
    });
  });

  it('says what to do when a file stands where the folder should be', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(readSecret(undefined, file)).rejects.toMatchObject({
      code: 'folder-unusable',
      message: `The data folder ${file} cannot be written to: make it writable or set DATA_DIR`,
    });
  });
});

describe('a derived key', () => {
  it('is the same each time, and another for each purpose and each secret', () => {
    expect(deriveKey('s', 'forms')).toBe(deriveKey('s', 'forms'));
    expect(new Set([deriveKey('s', 'forms'), deriveKey('s', 'cache'), deriveKey('t', 'forms')]).size).toBe(3);
  });
});
