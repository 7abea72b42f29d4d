import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { mountOpenApi } from '../api-page/mount-api.ts';
import { openApiDocument } from './openapi-document.ts';

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/stops/:stop/departures',
  summary: 'Departures of a stop',
  params: z.object({ stop: z.string() }),
  query: z.object({ date: z.string(), limit: z.coerce.number().optional() }),
  answers: { 200: z.array(z.object({ time: z.string() })), 404: z.object({ message: z.string() }) },
  handle: () => ({ status: 200, body: [] }),
});

describe('the OpenAPI document', () => {
  const { paths } = openApiDocument({ title: 'T', description: 'D', endpoints: [endpoint] });
  const operation = paths['/stops/{stop}/departures']?.['get'];

  it('names path and query parameters and whether they are needed', () => {
    const named = operation?.parameters?.map(({ name, in: place, required }) => [name, place, required]);
    expect(named).toEqual([
      ['stop', 'path', true],
      ['date', 'query', true],
      ['limit', 'query', false],
    ]);
  });

  it('describes every answer by its schema', () => {
    expect(operation?.responses).toMatchObject({
      200: { content: { 'application/json': { schema: { type: 'array' } } } },
      404: { description: 'Introuvable' },
    });
  });

  it('says what callers may send, and what they are sent', () => {
    const { paths: described } = openApiDocument({
      title: 'T',
      description: 'D',
      endpoints: [
        defineEndpoint({
          method: 'POST',
          path: '/lines',
          summary: 'Keep a line',
          body: z.object({ number: z.string(), live: z.boolean().default(false) }),
          answers: {
            200: z.object({
              live: z.boolean().default(false),
              number: z.union([z.string(), z.number()]).transform(String).pipe(z.string()),
              date: z
                .string()
                .regex(/^\d{8}$/)
                .transform(Number),
            }),
          },
          handle: () => ({ status: 200 }),
        }),
      ],
    });
    const call = described['/lines']?.['post'];
    expect(call?.requestBody?.content['application/json']?.schema.required).toEqual(['number']);
    expect(call?.responses['200']?.content?.['application/json']?.schema).toEqual({
      type: 'object',
      properties: {
        live: { type: 'boolean', default: false },
        number: { type: 'string' },
        // What a function makes of it cannot be told: what it was can.
        date: { type: 'string', pattern: String.raw`^\d{8}$` },
      },
      required: ['live', 'number', 'date'],
    });
  });

  it('names the events of a stream and describes the data of each', () => {
    const stream = defineEndpoint({
      method: 'GET',
      path: '/news',
      summary: 'News',
      mediaType: 'text/event-stream',
      headers: z.object({ 'Last-Event-ID': z.string().optional() }),
      events: { bus: z.object({ at: z.number() }), beat: z.null() },
      answers: { 200: z.string(), 429: z.object({ message: z.string() }) },
      example: { answer: 'un', answerEn: 'one' },
      handle: () => ({ status: 200 }),
    });
    const service = { title: 'T', description: 'D', language: 'both', endpoints: [stream] } as const;
    const [fr, en] = [openApiDocument(service, 'fr'), openApiDocument(service, 'en')];
    const call = en.paths['/news']?.['get'];
    expect(call?.responses).toMatchObject({
      200: {
        description:
          'Success. The events, and the schema of their data in JSON: bus (getNews.bus), beat (getNews.beat).',
        'x-events': { bus: { $ref: '#/components/schemas/getNews.bus' } },
        content: { 'text/event-stream': { example: 'one' } },
      },
      429: { description: 'Too many requests', headers: { 'Retry-After': { schema: { type: 'integer' } } } },
    });
    expect(en.components?.schemas['getNews.bus']).toMatchObject({ properties: { at: { type: 'number' } } });
    expect(call?.parameters).toEqual([
      { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } },
    ]);
    const inFrench = fr.paths['/news']?.['get']?.responses['200'];
    expect(inFrench?.content?.['text/event-stream']?.example).toBe('un');
  });

  it('keeps a schema that refers to itself where references in the document find it', () => {
    const branch = z.object({
      name: z.string(),
      get branches() {
        return z.array(branch);
      },
    });
    const tree = (path: string, answer: z.ZodType) =>
      defineEndpoint({
        method: 'GET',
        path,
        summary: 'A tree',
        answers: { 200: answer },
        handle: () => ({ status: 200 }),
      });
    const document = openApiDocument({
      title: 'T',
      description: 'D',
      endpoints: [tree('/tree', branch), tree('/trees', z.array(branch))],
    });
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to]) => to);
    expect(references.length).toBeGreaterThanOrEqual(4);
    const kept = Object.keys(document.components?.schemas ?? {});
    expect(new Set(references)).toEqual(new Set(kept.map((name) => `#/components/schemas/${name}`)));
    expect(kept).toHaveLength(2);
  });

  it('gives every call a name of its own, even where their words are the same', () => {
    const named = ['/a/b', '/a-b', '/a/:b', '/a/by/b'].map((path) => ({ ...endpoint, path }));
    const document = openApiDocument({ title: 'T', description: 'D', endpoints: named });
    const names = Object.values(document.paths).map(({ get }) => get?.operationId);
    expect(names).toEqual(['getAB', 'getAB2', 'getAByB', 'getAByB2']);
  });

  it('is answered to whoever asks, again and again', async () => {
    const app = fastify();
    mountOpenApi(app, { title: 'T', description: 'D', endpoints: [endpoint] });
    const answers = [await app.inject('/openapi.json'), await app.inject('/openapi.json')];
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'application/json; charset=utf-8',
      ]);
      expect(answer.json()).toMatchObject({ openapi: '3.1.0', paths });
    }
    await app.close();
  });
});
