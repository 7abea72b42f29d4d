import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readJsonFile, readText } from './read-file.ts';

const root = mkdtempSync(join(tmpdir(), 'parcours-read-'));
afterAll(() => rmSync(root, { recursive: true }));

const file = join(root, 'page.json');
const schema = z.strictObject({ title: z.string(), more: z.record(z.string(), z.unknown()).optional() });

function readAs(written: string | Uint8Array): Promise<unknown> {
  writeFileSync(file, written);
  return readJsonFile(file, schema);
}

const saidOf = (written: string | Uint8Array): Promise<string> =>
  readAs(written).then(
    () => '',
    (thrown: Error) => thrown.message,
  );

describe('a file of JSON that somebody wrote', () => {
  it('is read, with the mark that some editors write before it too', async () => {
    expect(await readAs('\uFEFF{ "title": "Été" }')).toEqual({ title: 'Été' });
  });

  it.each([
    ['is not JSON', '{\n  "title": "a",\n}', 'page.json is not JSON, line 3: '],
    ['ends too early', '{ "title": ', 'page.json is not JSON'],
    ['quotes what nobody sees', '{ "title": \u202E\u001B[2J }', 'page.json is not JSON'],
    ['has other fields', '{ "title": "a", "tilte": 1 }', 'page.json: tilte must not be there'],
    ['has a field of another kind', '{ "title": 3 }', 'page.json: title must be a text'],
    ['is a list', '[]', 'page.json: must be an object with fields'],
    ['is empty', '', 'page.json is not JSON'],
    [
      'reaches for every object',
      '{ "title": "a", "more": { "__proto__": { "isAdmin": true } } }',
      'no field must be called __proto__',
    ],
    [
      'is in another encoding',
      Buffer.from('{\n"title": "\u00E9t\u00E9" }', 'latin1'),
      'page.json, line 2: must be a text in UTF-8',
    ],
    ['is too large', `"${' '.repeat(4 * 2 ** 20)}"`, 'page.json must be of at most 4 MB'],
  ])('is named with what is wrong where it %s', async (_, written, said) => {
    const words = await saidOf(written);
    expect(words).toContain(said);
    expect(words).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
  });

  it('cannot be read where it is a folder or is not there', async () => {
    await expect(readText(root)).rejects.toThrow('cannot be read');
    await expect(readText(join(root, 'nothing'))).rejects.toThrow('cannot be read');
  });
});
