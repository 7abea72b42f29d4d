import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectBody } from '#platform/http/collect-body.ts';
import { keepNoMoreOf } from '#platform/http/hold-uploads.ts';
import { readFormFields } from '#platform/http/form-fields.ts';
import { orReadPast } from '#platform/http/read-past.ts';
import type { Fields } from '#site/forms/form.ts';
import { readBoundary } from './boundary.ts';
import { readParts, type BodyBounds, type FormBody } from './read-parts.ts';

interface FormReading {
  boundsOf(request: FastifyRequest): BodyBounds;
  /** By the fields before the first file; see `PartsOptions`. */
  takesFiles(request: FastifyRequest, fields: Fields): Promise<boolean>;
}

const textType = 'application/x-www-form-urlencoded';
const partsType = 'multipart/form-data';

const typeOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Whether a form may bring files along. */
export const isInParts = (request: Pick<FastifyRequest, 'headers'>): boolean => typeOf(request) === partsType;

/** Whether it is sent as browsers send forms. */
export const isForm = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  [textType, partsType].includes(typeOf(request));

/** Reads forms as browsers send them, no further than they may be long. */
export function readFormBodies(app: FastifyInstance, { boundsOf, takesFiles }: FormReading): void {
  app.addContentTypeParser(textType, async (request: FastifyRequest, payload: Readable) =>
    parseFormBody(await orReadPast(payload, collectBody(payload, boundsOf(request).fieldBytes))),
  );
  app.addContentTypeParser(partsType, async (request: FastifyRequest, payload: Readable) => {
    const boundary = readBoundary(request.headers['content-type'] ?? '');
    const options = { ...boundsOf(request), takesFiles: (fields: Fields) => takesFiles(request, fields) };
    return orReadPast(payload, readParts(payload, { ...options, boundary }), () => keepNoMoreOf(request));
  });
}

function parseFormBody(body: Buffer): FormBody {
  return { fields: readFormFields(body), files: [], bytes: body.length };
}

/** The site reads bodies of these types alone (`site-app.ts`), so there is one of these or none. */
export function bodyOf({ body }: FastifyRequest): FormBody {
  return (body as FormBody | null | undefined) ?? { fields: {}, files: [], bytes: 0 };
}
