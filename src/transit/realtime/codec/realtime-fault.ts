/** The one thing reading a real-time message can throw: the bytes are not a feed message, or too much of one. */
export class RealtimeFault extends Error {
  override readonly name = 'RealtimeFault';
  readonly code = 'realtime-malformed';

  constructor(words: string, cause?: unknown) {
    super(words, cause === undefined ? undefined : { cause });
  }
}

/** A field the format requires; without it the message means nothing. */
export function requireField<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new RealtimeFault(`${name} is missing`);
  return value;
}
