import type { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { requireModest } from './modest-json.ts';

const at = (pointer: string) => ({ facts: { pointer } });

/** What a caller sends, as its schema has it; what is wrong with it is refused with its place. `mostValues`: see `requireModest`. */
export function readBody<Given>(body: unknown, schema: z.ZodType<Given>, mostValues?: number): Given {
  if (typeof body === 'string') requireModest(body, mostValues);
  let json: unknown;
  try {
    json = typeof body === 'string' ? JSON.parse(body) : body;
  } catch (cause) {
    throw new AppError('bad-request', 'The body is not JSON.', { cause });
  }
  // The database refuses a NUL and half a character in any text.
  if (typeof body === 'string' && /\\u(0000|d[89a-f])/i.test(body) && !holdsText(json))
    throw new AppError('invalid', 'A text holds a NUL or half a character.', at('/data'));
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new AppError(
    'invalid',
    issue?.message ?? 'The body is not what is written here.',
    at(pointerOf(issue?.path ?? [])),
  );
}

/** Whether every text of it is one that can be kept. */
export function holdsText(json: unknown): boolean {
  if (typeof json === 'string') return json.isWellFormed() && !json.includes('\u0000');
  if (typeof json !== 'object' || json === null) return true;
  return Object.entries(json).every(([key, value]) => holdsText(key) && holdsText(value));
}

const pointerOf = (path: readonly PropertyKey[]) => path.map((key) => `/${String(key)}`).join('');
