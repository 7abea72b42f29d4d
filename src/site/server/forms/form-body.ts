import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { FormFile } from '#site/forms/action.server.ts';
import { textFields, type Fields } from '#site/forms/form.ts';

/** A form as it was sent. */
export type FormBody = {
  readonly fields: Fields;
  /** Of a form that is sent as parts. */
  readonly files: readonly FormFile[];
  /** Of its fields, measured: a sender that names no length is held to the same limits. */
  readonly bytes: number;
};

interface BodyLimits {
  /** Of a form without files. */
  readonly fieldBytes: number;
  /** Of one with them, all together. */
  readonly fileBytes: number;
}

const partsType = 'multipart/form-data';

/** Whether a form may bring files along. */
export const isInParts = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.trimStart().toLowerCase().startsWith(partsType) ?? false;

/** Reads forms as browsers send them. The framework stops reading where a body is longer than it may be. */
export function readFormBodies(app: FastifyInstance, { fieldBytes, fileBytes }: BodyLimits): void {
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: fieldBytes },
    (_request, body, done) => done(null, parseFormBody(body)),
  );
  app.addContentTypeParser<Buffer>(
    partsType,
    { parseAs: 'buffer', bodyLimit: fieldBytes + fileBytes },
    (request: FastifyRequest, body: Buffer) => parseParts(body, request.headers['content-type'] ?? ''),
  );
}

/** More parts than any form has. */
const mostParts = 1000;

/** Each costs as much as a large one to read, so that many small ones would cost more than their bytes. */
function requireFewParts(body: Buffer, contentType: string): void {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  let parts = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length))
    if ((parts += 1) > mostParts + 1) throw new AppError('bad-request', 'the form has too many parts');
}

/** Each part by its name: a text, or a file. A field of files that nobody chose one for sends an empty one. */
export async function parseParts(body: Buffer, contentType: string): Promise<FormBody> {
  requireFewParts(body, contentType);
  const sent = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('bad-request', 'the parts of the form cannot be read', { cause });
    });
  const files: FormFile[] = [];
  for (const [field, value] of sent)
    if (typeof value !== 'string' && (value.size > 0 || value.name !== ''))
      files.push({ field, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  const ofFiles = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return { fields: textFields(sent), files, bytes: body.length - ofFiles };
}

/**
 * A name sent twice counts with its last value, as it does where the browser checks the form. What is no UTF-8 and what
 * is badly encoded stands as `URLSearchParams` reads it: no body makes it throw.
 */
export function parseFormBody(body: Buffer): FormBody {
  return { fields: Object.fromEntries(new URLSearchParams(body.toString())), files: [], bytes: body.length };
}

/** The site reads bodies of these types alone (`site-app.ts`), so there is one of these or none. */
export function bodyOf({ body }: FastifyRequest): FormBody {
  return (body as FormBody | null | undefined) ?? { fields: {}, files: [], bytes: 0 };
}
