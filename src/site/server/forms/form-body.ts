import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fields } from '#site/forms/form.ts';

/** A form as it was sent. */
export type FormBody = {
  readonly fields: Fields;
  /** Measured: a sender that names no length is held to the same limits. */
  readonly bytes: number;
};

/** Reads forms as browsers send them. The route says how long a body may be, and the framework stops reading there. */
export function readFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, parseFormBody(body)),
  );
}

/**
 * A name sent twice counts with its last value, as it does where the browser checks the form. What is no UTF-8 and what
 * is badly encoded stands as `URLSearchParams` reads it: no body makes it throw.
 */
export function parseFormBody(body: Buffer): FormBody {
  return { fields: Object.fromEntries(new URLSearchParams(body.toString())), bytes: body.length };
}

/** The site reads bodies of this type alone (`site-app.ts`), so there is one of these or none. */
export function bodyOf({ body }: FastifyRequest): FormBody {
  return (body as FormBody | null | undefined) ?? { fields: {}, bytes: 0 };
}
