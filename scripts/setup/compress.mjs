import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|mjs|css|html|svg|json|txt|xml|map|webmanifest|ico)$/;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes a Brotli and a gzip copy beside every text file, as small as they get: it is done once, not per request.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  // The build's own records lie in a hidden folder and are never sent.
  const files = names.filter((name) => TEXT.test(name) && !name.startsWith('.'));
  await Promise.all(files.map((name) => compressFile(path.join(folder, name))));
}

/** @param {string} file */
async function compressFile(file) {
  const text = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] = await Promise.all([brotli(text, { params }), deflate(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
