import type { z } from 'zod';
import { AppError } from '#lib/errors.ts';

const at = (pointer: string) => ({ facts: { pointer } });

/** What a caller sends, as its schema has it; what is wrong with it is refused with its place. */
export function readBody<Given>(body: unknown, schema: z.ZodType<Given>): Given {
  let json: unknown;
  try {
    json = typeof body === 'string' ? JSON.parse(body) : body;
  } catch (cause) {
    throw new AppError('bad-request', 'The body is not JSON.', { cause });
  }
  requireShallow(json);
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

const mostLevels = 60;

/** Whatever reads a body goes down its levels: nobody may send so many that the way back is lost. */
function requireShallow(json: unknown): void {
  let level = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) throw new AppError('invalid', 'The body has too many levels.', at('/data'));
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}

/** Whether every text of it is one that can be kept. */
export function holdsText(json: unknown): boolean {
  if (typeof json === 'string') return json.isWellFormed() && !json.includes('\u0000');
  if (typeof json !== 'object' || json === null) return true;
  return Object.entries(json).every(([key, value]) => holdsText(key) && holdsText(value));
}

const pointerOf = (path: readonly PropertyKey[]) => path.map((key) => `/${String(key)}`).join('');
