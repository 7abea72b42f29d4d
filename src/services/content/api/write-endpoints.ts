import { z } from 'zod';
import { documentSchema, jsonApiErrorsSchema, jsonApiMediaType } from '#contract/content/json-api.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint, type Answer } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { listedTypes } from '#services/content/model/registry.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { isUuid } from '#services/content/store/identifiers.ts';
import { findRow } from '#services/content/store/read-rows.ts';
import { apiHref } from './addresses.ts';
import { addressesOf, viewOf, type ContentContext, type Reading } from './content-context.ts';
import { readIndividual } from './read-documents.ts';
import { readWrite } from './read-write.ts';

const largestBytes = 256 * 1024;
const refusals = {
  400: jsonApiErrorsSchema,
  401: jsonApiErrorsSchema,
  403: jsonApiErrorsSchema,
  404: jsonApiErrorsSchema,
  409: jsonApiErrorsSchema,
  415: jsonApiErrorsSchema,
  422: jsonApiErrorsSchema,
};

/** POST, PATCH and DELETE of every type that may be written, for editors. */
export function writeEndpoints(context: ContentContext): readonly AnyEndpoint[] {
  return listedTypes.filter(({ writing }) => writing).flatMap((type) => endpointsOf(context, type));
}

type Request = Reading & { readonly body: unknown };

function endpointsOf(context: ContentContext, type: ResourceType): AnyEndpoint[] {
  const { locale, store, timeZone } = context;
  const idParams = z.object({ id: z.string() });
  const common = { mediaType: jsonApiMediaType, bodyLimitBytes: largestBytes, perMinute: 120 };

  /** The item of an address that may be changed: one of this type. */
  async function requireItem(request: Reading, id: string): Promise<string> {
    const view = await viewOf(context, request.headers);
    const row = isUuid(id) ? await findRow(context.orm, view, { id }) : undefined;
    if (row?.type !== type.type) throw new AppError('not-found', `There is no item ${id} here.`);
    return row.id;
  }

  async function show(request: Reading, id: string, status: number): Promise<Answer> {
    const url = `/api/${type.path}/${id}`;
    const body = await readIndividual(context, { ...request, url }, { types: [type], id });
    const location = apiHref(addressesOf(context, request), `${type.path}/${id}`);
    return {
      status,
      body,
      headers: { 'content-type': jsonApiMediaType, ...(status === 201 && { location }) },
    };
  }

  return [
    defineEndpoint({
      ...common,
      method: 'POST',
      path: `/api/${type.path}`,
      summary: `Writes a new item of ${type.type}; for editors`,
      answers: { 201: documentSchema, ...refusals },
      handle: async (request: Request) => {
        const actor = await requireEditor(context, request);
        const write = readWrite(request.body, { type, locale, timeZone });
        return show(request, await store.create(write, actor), 201);
      },
    }),
    defineEndpoint({
      ...common,
      method: 'PATCH',
      path: `/api/${type.path}/:id`,
      params: idParams,
      summary: `Changes an item of ${type.type}: what is not given stays; for editors`,
      answers: { 200: documentSchema, ...refusals },
      handle: async ({ params, ...request }: Request & { readonly params: { readonly id: string } }) => {
        const actor = await requireEditor(context, request);
        const id = await requireItem(request, params.id);
        await store.change(id, readWrite(request.body, { type, locale, timeZone, id }), actor);
        return show(request, id, 200);
      },
    }),
    defineEndpoint({
      ...common,
      method: 'DELETE',
      path: `/api/${type.path}/:id`,
      params: idParams,
      summary: `Takes an item of ${type.type} out for good; for editors`,
      answers: { 204: null, ...refusals },
      handle: async ({ params, ...request }: Request & { readonly params: { readonly id: string } }) => {
        const actor = await requireEditor(context, request);
        await store.remove(await requireItem(request, params.id), type, actor);
        return { status: 204 };
      },
    }),
  ];
}

const longestName = 64;

/** Who writes, by the name they give; strangers are refused. */
async function requireEditor(context: ContentContext, { headers, body }: Request): Promise<string> {
  if (headers['authorization'] === undefined)
    throw new AppError('unauthorized', 'Writing takes the key or the account of an editor.');
  if ((await context.authorize(headers)) !== 'editor')
    throw new AppError('forbidden', 'The current user is not allowed to write.');
  const type = headers['content-type']?.split(';', 1)[0]?.trim();
  if (body !== undefined && body !== null && type !== jsonApiMediaType)
    throw new AppError('unsupported-media', `The body is sent as ${jsonApiMediaType}.`);
  const given = headers['x-actor']?.replaceAll(/[^\p{L}\p{N} ._@-]/gu, '').slice(0, longestName);
  return given || 'key';
}
