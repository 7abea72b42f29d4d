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
import type { Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint, type Answer } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { featuredTypes } from '#services/content/model/news.ts';
import { getType, listedTypes, typeOf } from '#services/content/model/registry.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { parseQuery } from '#services/content/query/query-parameters.ts';
import { findRow } from '#services/content/store/read-rows.ts';
import { apiHref } from './addresses.ts';
import { addressesOf, viewOf, type ContentContext, type Reading } from './content-context.ts';
import { jsonApiMember } from './document.ts';
import { publicAnswer } from './public-answer.ts';
import { readCollection, readIndividual, readRelated, readRelationship } from './read-documents.ts';

const idParams = z.object({ id: z.string() });
// A block's address names its bundle too.
const itemParams = idParams.loose();
const relationshipParams = z.looseObject({ id: z.string(), name: z.string() });
const refusals = { 400: jsonApiErrorsSchema, 403: jsonApiErrorsSchema, 404: jsonApiErrorsSchema };

/** Every JSON:API address, in one language. */
export function jsonApiEndpoints(context: ContentContext, locale: Locale): readonly AnyEndpoint[] {
  return [
    indexEndpoint(context, locale),
    ...listedTypes.flatMap((type) => [
      listEndpoint(context, locale, { path: type.path, summary: `List of ${type.type}`, types: [type] }),
      ...itemEndpoints(context, locale, { path: type.path, summary: type.type, typesOf: () => [type] }),
    ]),
    listEndpoint(context, locale, {
      path: 'featured',
      summary: 'Promoted items of several types',
      types: featuredTypes.map(getType),
      always: { promoted: '1' },
    }),
    termEndpoint(context, locale),
    ...itemEndpoints(context, locale, {
      path: 'paragraph/:bundle',
      summary: 'A block',
      typesOf: ({ bundle = '' }) => [typeOf(`paragraph--${bundle}`)],
    }),
    ...(['POST', 'PATCH', 'DELETE'] as const).map(refuseWrites),
  ];
}

function indexEndpoint(context: ContentContext, locale: Locale): AnyEndpoint {
  return defineEndpoint({
    method: 'GET',
    path: '/api',
    summary: 'Where each resource type is',
    mediaType: jsonApiMediaType,
    answers: { 200: indexSchema },
    handle: async ({ headers, url, origin }) => {
      parseQuery(url);
      const addresses = addressesOf(context, { headers, origin }, locale);
      const links = listedTypes.map(({ type, path }) => [type, { href: apiHref(addresses, path) }]);
      const self = { href: `${addresses.base}${url}` };
      const body = { jsonapi: jsonApiMember, data: [], links: { self, ...Object.fromEntries(links) } };
      return answer(body, headers);
    },
  });
}

interface ListAddress {
  readonly path: string;
  readonly summary: string;
  readonly types: readonly ResourceType[];
  /** Filters that are always on. */
  readonly always?: Readonly<Record<string, string>>;
}

function listEndpoint(
  context: ContentContext,
  locale: Locale,
  { path, summary, types, always = {} }: ListAddress,
): AnyEndpoint {
  return defineEndpoint({
    method: 'GET',
    path: `/api/${path}`,
    summary,
    mediaType: jsonApiMediaType,
    answers: { 200: collectionSchema, 400: jsonApiErrorsSchema, 403: jsonApiErrorsSchema },
    handle: async (request) =>
      answer(await readCollection(context, request, { types, locale, always }), request.headers),
  });
}

interface ItemAddress {
  readonly path: string;
  readonly summary: string;
  typesOf(params: Readonly<Record<string, string>>): readonly ResourceType[];
}

function itemEndpoints(
  context: ContentContext,
  locale: Locale,
  { path, summary, typesOf }: ItemAddress,
): AnyEndpoint[] {
  const shared = { method: 'GET', mediaType: jsonApiMediaType } as const;
  return [
    defineEndpoint({
      ...shared,
      path: `/api/${path}/:id`,
      summary,
      params: itemParams,
      answers: { 200: documentSchema, ...refusals },
      handle: async (request) => {
        const types = typesOf(request.params as Record<string, string>);
        const document = await readIndividual(context, request, { types, id: request.params.id, locale });
        return answer(document, request.headers);
      },
    }),
    defineEndpoint({
      ...shared,
      path: `/api/${path}/:id/:name`,
      summary: `${summary}: what a relationship leads to`,
      params: relationshipParams,
      answers: { 200: relatedSchema, ...refusals },
      handle: async (request) => {
        const types = typesOf(request.params as Record<string, string>);
        const document = await readRelated(context, request, { ...request.params, types, locale });
        return answer(document, request.headers);
      },
    }),
    defineEndpoint({
      ...shared,
      path: `/api/${path}/:id/relationships/:name`,
      summary: `${summary}: the identifiers of a relationship`,
      params: relationshipParams,
      answers: { 200: linkageSchema, ...refusals },
      handle: async (request) => {
        const types = typesOf(request.params as Record<string, string>);
        const document = await readRelationship(context, request, { ...request.params, types, locale });
        return answer(document, request.headers);
      },
    }),
  ];
}

/** A term of any vocabulary, by uuid or by number. */
function termEndpoint(context: ContentContext, locale: Locale): AnyEndpoint {
  const types = listedTypes.filter((type) => type.entity === 'taxonomy_term');
  return defineEndpoint({
    method: 'GET',
    path: '/api/taxonomy_term/:id',
    summary: 'A term of any vocabulary',
    params: idParams,
    mediaType: jsonApiMediaType,
    answers: { 200: documentSchema, ...refusals },
    handle: async (request) => {
      const id = await termId(context, request, request.params.id, locale);
      return answer(await readIndividual(context, request, { types, id, locale }), request.headers);
    },
  });
}

async function termId(
  context: ContentContext,
  reading: Reading,
  id: string,
  locale: Locale,
): Promise<string> {
  if (!/^\d{1,9}$/.test(id)) return id;
  const view = await viewOf(context, reading.headers, locale);
  const row = await findRow(context.orm, view, { entity: 'taxonomy_term', internalId: Number(id) });
  return row?.id ?? id;
}

/** The service is read here and edited elsewhere. */
function refuseWrites(method: 'POST' | 'PATCH' | 'DELETE'): AnyEndpoint {
  return defineEndpoint({
    method,
    path: '/api/*',
    summary: 'Refused: the content API is read-only',
    answers: { 405: jsonApiErrorsSchema },
    handle: () => {
      throw new AppError('method-not-allowed', 'JSON:API is configured to accept only read operations.');
    },
  });
}

function answer(body: object, headers: Reading['headers']): Answer {
  return publicAnswer(body, headers, jsonApiMediaType);
}
