import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { mountOpenApi, openApiDocument } from './openapi.ts';

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
      404: { description: 'Not Found' },
    });
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
