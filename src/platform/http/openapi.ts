import { STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AnyEndpoint } from './mount.ts';

export interface OpenApiOptions {
  readonly title: string;
  readonly description: string;
  readonly endpoints: readonly AnyEndpoint[];
}

type Json = Readonly<Record<string, unknown>>;

/** Describes the endpoints of a service from their own schemas, so that the description cannot fall behind. */
export function openApiDocument({ title, description, endpoints }: OpenApiOptions): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, path);
  }
  return { openapi: '3.1.0', info: { title, description, version: '1' }, paths };
}

/** `GET /openapi.json`, written when somebody asks for it: a start has better things to do. */
export function mountOpenApi(app: FastifyInstance, options: OpenApiOptions): void {
  let body: string | undefined;
  app.get('/openapi.json', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
      .type('application/json; charset=utf-8')
      .send((body ??= JSON.stringify(openApiDocument(options)))),
  );
}

function operationOf(endpoint: AnyEndpoint, path: string): Json {
  const mediaType = endpoint.mediaType ?? 'application/json';
  const answers = Object.entries(endpoint.answers).map(([status, schema]) => [
    status,
    {
      description: STATUS_CODES[status] ?? 'Answer',
      ...(schema ? { content: { [mediaType]: { schema: schemaOf(schema) } } } : {}),
    },
  ]);
  const parameters = [...pathParameters(path), ...queryParameters(endpoint.query)];
  return {
    summary: endpoint.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? { requestBody: { content: { [mediaType]: { schema: schemaOf(endpoint.body) } } } }
      : {}),
    responses: Object.fromEntries(answers),
  };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodType | undefined): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function schemaOf(schema: z.ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return rest;
}
