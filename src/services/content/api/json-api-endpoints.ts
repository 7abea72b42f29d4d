import { z } from 'zod';
import {
  collectionSchema,
  documentSchema,
  indexSchema,
  jsonApiErrorsSchema,
  jsonApiMediaType,
  linkageSchema,
  relatedSchema,
} from '#contract/content/json-api.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint, type Endpoint } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { featuredTypes } from '#services/content/model/news.ts';
import { getType, listedTypes, typeOf } from '#services/content/model/registry.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { parseQuery } from '#services/content/query/query-parameters.ts';
import { findRow } from '#services/content/store/read-rows.ts';
import { apiHref } from './addresses.ts';
import { addressesOf, viewOf, type ContentContext, type Reading } from './content-context.ts';
import { jsonApiMember } from '#platform/http/json-api-error.ts';
import { readMenuItems } from './menu-items.ts';
import { publicAnswer } from './public-answer.ts';
import { writeEndpoints } from './write-endpoints.ts';
import { readCollection, readIndividual, readRelated, readRelationship } from './read-documents.ts';

const idParams = z.object({ id: z.string() });
// A block's address names its bundle too.
const itemParams = idParams.loose();
const relationshipParams = z.looseObject({ id: z.string(), name: z.string() });
const refusals = {
  400: jsonApiErrorsSchema,
  401: jsonApiErrorsSchema,
  403: jsonApiErrorsSchema,
  404: jsonApiErrorsSchema,
};

/** Every JSON:API address, in one language. */
export function jsonApiEndpoints(context: ContentContext): readonly AnyEndpoint[] {
  return [
    documentEndpoint({
      path: '/api',
      summary: 'Where each resource type is',
      answers: { 200: indexSchema },
      read: async (request) => readIndex(context, request),
    }),
    ...listedTypes.flatMap((type) =>
      pathsOf(type).flatMap((path) => [
        listEndpoint(context, { path, summary: `List of ${type.type}`, types: [type] }),
        ...itemEndpoints(context, { path, summary: type.type, typesOf: () => [type] }),
      ]),
    ),
    listEndpoint(context, {
      path: 'featured',
      summary: 'Promoted items of several types',
      types: featuredTypes.map(getType),
      always: { promoted: '1' },
    }),
    termEndpoint(context),
    documentEndpoint({
      path: '/api/menu_items/:name',
      summary: 'A menu as a flat list',
      params: z.object({ name: z.string() }),
      answers: { 200: collectionSchema, 400: jsonApiErrorsSchema, 404: jsonApiErrorsSchema },
      read: ({ params, ...reading }) => readMenuItems(context, reading, params.name),
    }),
    ...itemEndpoints(context, {
      path: 'paragraph/:bundle',
      summary: 'A block',
      typesOf: ({ bundle }) => [typeOf(`paragraph--${String(bundle)}`)],
    }),
    ...writeEndpoints(context),
    ...(['POST', 'PATCH', 'DELETE'] as const).map(refuseWrites),
  ];
}

/** Where a type is, and where clients that ask no index expect it: `taxonomy_term--routes` at `taxonomy_term/routes`. */
function pathsOf({ type, path }: ResourceType): readonly string[] {
  return [...new Set([path, type.replace('--', '/')])];
}

type DocumentEndpoint<Params> = Pick<Endpoint<Params>, 'path' | 'summary' | 'params' | 'answers'> & {
  read(request: Reading & { readonly params: Params }): Promise<object>;
};

/** A call that answers with a document of JSON:API. */
function documentEndpoint<Params>({ read, ...call }: DocumentEndpoint<Params>): AnyEndpoint {
  return defineEndpoint({
    ...call,
    method: 'GET',
    mediaType: jsonApiMediaType,
    handle: async (request) => publicAnswer(await read(request), request.headers, jsonApiMediaType),
  });
}

function readIndex(context: ContentContext, reading: Reading): object {
  parseQuery(reading.url);
  const addresses = addressesOf(context, reading);
  const links = listedTypes.map(({ type, path }) => [type, { href: apiHref(addresses, path) }]);
  const self = { href: `${addresses.base}${reading.url}` };
  return { jsonapi: jsonApiMember, data: [], links: { self, ...Object.fromEntries(links) } };
}

interface ListAddress {
  readonly path: string;
  readonly summary: string;
  readonly types: readonly ResourceType[];
  /** Filters that are always on. */
  readonly always?: Readonly<Record<string, string>>;
}

function listEndpoint(context: ContentContext, { path, summary, ...wanted }: ListAddress): AnyEndpoint {
  return documentEndpoint({
    path: `/api/${path}`,
    summary,
    answers: {
      200: collectionSchema,
      400: jsonApiErrorsSchema,
      401: jsonApiErrorsSchema,
      403: jsonApiErrorsSchema,
    },
    read: (request) => readCollection(context, request, wanted),
  });
}

interface ItemAddress {
  readonly path: string;
  readonly summary: string;
  typesOf(params: Readonly<Record<string, unknown>>): readonly ResourceType[];
}

function itemEndpoints(context: ContentContext, { path, summary, typesOf }: ItemAddress): AnyEndpoint[] {
  return [
    documentEndpoint({
      path: `/api/${path}/:id`,
      summary,
      params: itemParams,
      answers: { 200: documentSchema, ...refusals },
      read: ({ params, ...reading }) =>
        readIndividual(context, reading, { id: params.id, types: typesOf(params) }),
    }),
    documentEndpoint({
      path: `/api/${path}/:id/:name`,
      summary: `${summary}: what a relationship leads to`,
      params: relationshipParams,
      answers: { 200: relatedSchema, ...refusals },
      read: ({ params, ...reading }) => readRelated(context, reading, { ...params, types: typesOf(params) }),
    }),
    documentEndpoint({
      path: `/api/${path}/:id/relationships/:name`,
      summary: `${summary}: the identifiers of a relationship`,
      params: relationshipParams,
      answers: { 200: linkageSchema, ...refusals },
      read: ({ params, ...reading }) =>
        readRelationship(context, reading, { ...params, types: typesOf(params) }),
    }),
  ];
}

/** A term of any vocabulary, by uuid or by number. */
function termEndpoint(context: ContentContext): AnyEndpoint {
  const types = listedTypes.filter((type) => type.entity === 'taxonomy_term');
  return documentEndpoint({
    path: '/api/taxonomy_term/:id',
    summary: 'A term of any vocabulary',
    params: idParams,
    answers: { 200: documentSchema, ...refusals },
    read: async ({ params, ...reading }) => {
      const id = await termId(context, reading, params.id);
      return readIndividual(context, reading, { types, id });
    },
  });
}

async function termId(context: ContentContext, { headers }: Reading, id: string): Promise<string> {
  if (!/^\d{1,9}$/.test(id)) return id;
  const view = await viewOf(context, headers);
  const row = await findRow(context.orm, view, { entity: 'taxonomy_term', internalId: Number(id) });
  return row?.id ?? id;
}

/** What is not written here is edited elsewhere. */
function refuseWrites(method: 'POST' | 'PATCH' | 'DELETE'): AnyEndpoint {
  return defineEndpoint({
    method,
    path: '/api/*',
    summary: 'Refused: this is only read here',
    answers: { 405: jsonApiErrorsSchema },
    handle: () => {
      throw new AppError('method-not-allowed', 'JSON:API is configured to accept only read operations.');
    },
  });
}
