import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { AppError } from '#lib/errors.ts';

/** A file of JSON, or the standard input for `-`, as a schema has it. */
export async function readJsonFile<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const written = file === '-' ? await text(process.stdin) : await readText(file);
  let json: unknown;
  try {
    json = JSON.parse(written);
  } catch (cause) {
    throw new AppError('bad-request', `${file} is not JSON: ${(cause as Error).message}`, { cause });
  }
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new AppError('bad-request', `${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** The text of a file that somebody named. */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new AppError('bad-request', `${file} cannot be read`, { cause });
  }
}
