import { oneLine } from './one-line.ts';

/** Every fault the product can name. `docs/errors.md` explains each; a test keeps the two alike. */
export const errorCodes = [
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
  'internal',
  'bad-answer',
  'unavailable',
  'timed-out',
  'bad-setting',
  'port-in-use',
  'folder-unusable',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

interface AppErrorOptions {
  /** The HTTP status a remote service gave, when it is finer than the code's own. */
  readonly status?: number;
  /** Words of a service that are meant for the visitor, in the visitor's language. */
  readonly words?: string | undefined;
  /** Facts for the log; never shown to visitors, never a secret. */
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** A fault in words of ours, about settings, feeds and the program itself: nothing in it is a visitor's. The log shows them. */
export class OwnError extends Error {}

/** The one error class of the product: a code from the closed list and words for the log. */
export class AppError extends OwnError {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number | undefined;
  readonly words: string | undefined;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = options.status;
    this.words = options.words;
    this.facts = options.facts ?? {};
  }
}

/** What anyone threw, as an AppError: a foreign exception is `internal` and keeps its cause. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return new AppError('internal', foreignWords(thrown), { cause: thrown });
}

/** What somebody else's code says of what it threw, as one line: it may be anything. */
export function foreignWords(thrown: unknown): string {
  try {
    const words: unknown = thrown instanceof Error ? thrown.message : thrown;
    return oneLine(String(words));
  } catch {
    return 'something that has no words';
  }
}
