import type { FastifyRequest } from 'fastify';
import type { Fields } from '#site/forms/form.ts';

/** A form as it was sent. */
export type FormBody = {
  readonly fields: Fields;
  /** Measured: a sender that names no length is held to the same limits. */
  readonly bytes: number;
};

/** A name sent twice counts with its last value, as it does where the browser checks the form. */
export function parseFormBody(text: string): FormBody {
  return { fields: Object.fromEntries(new URLSearchParams(text)), bytes: Buffer.byteLength(text) };
}

/** The site reads bodies of this type alone (`site-app.ts`), so there is one of these or none. */
export function bodyOf({ body }: FastifyRequest): FormBody {
  return (body as FormBody | null | undefined) ?? { fields: {}, bytes: 0 };
}
