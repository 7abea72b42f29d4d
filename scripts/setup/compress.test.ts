import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressFolder } from './compress.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'parcours-compress-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes both copies beside each text, and none beside the rest', async () => {
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  const script = 'export const greeting = "Bonjour";\n'.repeat(50);
  writeFileSync(path.join(folder, 'assets/main.js'), script);
  writeFileSync(path.join(folder, 'assets/font.woff2'), 'already small');
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
  await compressFolder(folder);
  expect(readdirSync(path.join(folder, 'assets')).sort()).toEqual([
    'font.woff2',
    'main.js',
    'main.js.br',
    'main.js.gz',
  ]);
  expect(readdirSync(path.join(folder, '.vite'))).toEqual(['manifest.json']);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'assets/main.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(path.join(folder, 'assets/main.js.gz'))).toString()).toBe(script);
});
