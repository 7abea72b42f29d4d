import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { collectBody } from './collect-body.ts';
import { keepNoMoreOf } from './hold-uploads.ts';
import { requireModest } from './modest-json.ts';
import { orReadPast } from './read-past.ts';

/** The body of a request, no longer than its route takes; one that says that it is longer is not read at all. */
function readAll(request: FastifyRequest, payload: Readable): Promise<Buffer> {
  const { bodyLimit } = request.routeOptions;
  if (Number(request.headers['content-length']) > bodyLimit)
    throw new AppError('too-large', 'the body is too large');
  return orReadPast(payload, collectBody(payload, bodyLimit), () => keepNoMoreOf(request));
}

/** Handlers are given bodies of this type, or of any type, as bytes. */
export function takeBytes(app: FastifyInstance, type: string): void {
  app.addContentTypeParser(type, (request: FastifyRequest, payload: Readable) => readAll(request, payload));
}

/** The same as text. */
export function takeText(app: FastifyInstance, type: string): void {
  app.addContentTypeParser(type, async (request: FastifyRequest, payload: Readable) =>
    (await readAll(request, payload)).toString(),
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values a JSON body may have, where that is not as many as usual. */
    mostValues?: number | undefined;
  }
}

/** The same as what the JSON says, without members that would be taken for a prototype. */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable, done) => {
    readAll(request, payload)
      .then((bytes) => {
        const text = bytes.toString();
        requireModest(text, request.routeOptions.config.mostValues);
        void parse(request, text, done);
      })
      .catch(done);
  });
}
