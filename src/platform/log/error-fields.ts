import { AppError, OwnError, type ErrorCode } from '#lib/errors.ts';

/** What a line says of a fault: its kind and its place, and words only where they are ours. */
export interface ErrorFields {
  readonly type: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly message?: string | undefined;
  /** Of a database: what was asked for, with a number for each value, and what stood in the way. */
  readonly query?: string | undefined;
  readonly table?: string | undefined;
  readonly constraint?: string | undefined;
  /** Of the system: what it was doing. */
  readonly syscall?: string | undefined;
  readonly frames?: readonly string[] | undefined;
  readonly cause?: ErrorFields | undefined;
}

/** Refusals quote what was asked for, which may be anything. */
const refusals: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'bad-request',
  'unauthorized',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'not-acceptable',
  'conflict',
  'too-large',
  'unsupported-media',
  'invalid',
  'too-many-requests',
]);

export const isRefusalCode = (code: unknown): boolean => refusals.has(code as ErrorCode);

const deepestCause = 4;
const mostFrames = 12;
const longestQuery = 400;

/**
 * A fault for the log. Messages of libraries quote values (a database its parameters, a parser its text), so they are left
 * out: the kind of the fault and the place in the code say enough to find it.
 */
export function errorFields(thrown: unknown, depth = 0): ErrorFields {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { code, query, table, constraint, syscall, cause } = thrown as Error &
    Partial<Record<string, unknown>>;
  return {
    type: nameOf(thrown),
    code: word(code),
    status: thrown instanceof AppError ? thrown.status : undefined,
    message: ownWords(thrown),
    query: typeof query === 'string' ? query.slice(0, longestQuery) : undefined,
    table: word(table),
    constraint: word(constraint),
    syscall: word(syscall),
    frames: framesOf(thrown),
    cause: cause === undefined || depth >= deepestCause ? undefined : errorFields(cause, depth + 1),
  };
}

/** The words of a fault where they are ours and hold nothing of a visitor's or of a neighbour's. */
export function ownWords(thrown: unknown): string | undefined {
  // What a program does wrong by itself; V8 names members and functions of ours in it.
  if (thrown instanceof TypeError || thrown instanceof ReferenceError)
    return thrown.message.replaceAll(/"[^"]*"/g, '"…"');
  if (!(thrown instanceof OwnError)) return undefined;
  if (!(thrown instanceof AppError)) return thrown.message;
  if (refusals.has(thrown.code)) return undefined;
  // A status comes from a neighbour, with its words; what was thrown by a library keeps the library's.
  const isForeign = thrown.status !== undefined || (thrown.code === 'internal' && thrown.cause !== undefined);
  return isForeign ? undefined : thrown.message;
}

function nameOf(error: Error): string {
  return word(error.constructor.name) ?? word(error.name) ?? 'Error';
}

/** A name, a code: never a text. */
function word(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w.$-]{1,60}$/.test(value) ? value : undefined;
}

function framesOf({ stack = '' }: Error): readonly string[] {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, mostFrames)
    .map((line) => line.slice('    at '.length));
}
