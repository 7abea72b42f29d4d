import { open, type FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { z } from 'zod';
import { AppError, foreignWords } from '#lib/errors.ts';
import { wordsOfIssues } from './issue-words.ts';

/** No text that a person wrote is larger: whoever names a larger file has named another than they meant. */
const mostBytes = 4 * 2 ** 20;

/** A file of JSON, or the standard input for `-`, as a schema has it. */
export async function readJsonFile<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const bytes = file === '-' ? await buffer(process.stdin) : await readBytes(file);
  const read = schema.safeParse(parseJson(file, decode(file, bytes)));
  if (read.success) return read.data;
  throw new AppError('bad-request', `${file}: ${wordsOfIssues(read.error)}`);
}

/** The text of a file that somebody named, to the letter: a passphrase may be in it. */
export async function readText(file: string): Promise<string> {
  return (await readBytes(file)).toString('utf8');
}

async function readBytes(file: string): Promise<Buffer> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, 'r');
    const { size } = await handle.stat();
    if (size > mostBytes)
      throw new AppError('bad-request', `${file} must be of at most ${mostBytes / 2 ** 20} MB`);
    return await handle.readFile();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad-request', `${file} cannot be read`, { cause });
  } finally {
    await handle?.close();
  }
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const lineFeed = 0x0a;

/** Without the mark that some editors write before it. */
function decode(file: string, bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch (cause) {
    throw new AppError('bad-request', `${file}${firstBadLine(bytes)} must be a text in UTF-8`, { cause });
  }
}

function firstBadLine(bytes: Uint8Array): string {
  const isBroken = (part: Uint8Array) => Buffer.from(part).toString('utf8').includes('\uFFFD');
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(lineFeed, start);
    const end = found < 0 ? bytes.length : found;
    if (isBroken(bytes.subarray(start, end))) return `, line ${line}:`;
    start = end + 1;
  }
  return '';
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text, refusePrototype) as unknown;
  } catch (cause) {
    if (cause instanceof AppError) throw new AppError('bad-request', `${file}: ${cause.message}`);
    const words = foreignWords(cause);
    // Only some messages have the place; those that have none are about the end of the text.
    const place = /at position (\d+)/.exec(words)?.[1];
    const line = place === undefined ? undefined : text.slice(0, Number(place)).split('\n').length;
    const where = line === undefined ? '' : `, line ${line}`;
    throw new AppError('bad-request', `${file} is not JSON${where}: ${words}`, { cause });
  }
}

/** A field of this name would stand for what every object has, wherever the value is copied. */
function refusePrototype(name: string, value: unknown): unknown {
  if (name === '__proto__') throw new AppError('bad-request', 'no field must be called __proto__');
  return value;
}
