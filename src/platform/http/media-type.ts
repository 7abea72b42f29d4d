import { AppError } from '#lib/errors.ts';

interface Sent {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** Refuses a body that is sent as something else than is read here; without a body there is nothing to refuse. */
export function requireMediaType({ headers, body }: Sent, mediaType: string): void {
  const sentAs = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (body !== undefined && body !== null && sentAs !== mediaType)
    throw new AppError('unsupported-media', `The body is sent as ${mediaType}.`);
}
