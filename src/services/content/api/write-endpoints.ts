import { z } from 'zod';
import { documentSchema, jsonApiErrorsSchema, jsonApiMediaType } from '#contract/content/json-api.ts';
import {
  changeQuerySchema,
  writeQuerySchema,
  type ChangeQuery,
  type WriteQuery,
} from '#contract/content/json-api-write.ts';
import { defineEndpoint, type Answer } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { listedTypes } from '#services/content/model/registry.ts';
import type { ResourceType } from '#services/content/model/resource-type.ts';
import { parseVersion } from '#services/content/query/resource-version.ts';
import type { ItemWrite } from '#services/content/store/plan-change.ts';
import type { Base } from '#services/content/store/read-stored.ts';
import { apiHref } from './addresses.ts';
import { addressesOf, type ContentContext, type Reading } from './content-context.ts';
import { readIndividual } from './read-documents.ts';
import { readWrite } from './read-write.ts';
import { requireEditor } from './require-editor.ts';
import { requireItem } from './require-item.ts';

/** A long page with all its blocks. */
const largestBytes = 1024 * 1024;
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
  return listedTypes.flatMap((type) => endpointsOf(context, type));
}

type Request = Reading & { readonly body: unknown };
type WriteRequest = Request & { readonly query: WriteQuery };
type ChangeRequest = Request & { readonly query: ChangeQuery };
type NamedVersion = { readonly id: string; readonly base: Base };
type ItemRequest = { readonly params: { readonly id: string } };

function endpointsOf(context: ContentContext, type: ResourceType): AnyEndpoint[] {
  const { locale, store, timeZone } = context;
  const idParams = z.object({ id: z.string() });
  const common = { mediaType: jsonApiMediaType, bodyLimitBytes: largestBytes, perMinute: 120 };

  /** The item as it is; after a change of the draft, the draft. */
  const read = (from: ContentContext, request: Reading, { id, base }: NamedVersion) => {
    const version = base === 'working' ? '?resourceVersion=rel:working-copy' : '';
    return readIndividual(
      from,
      { ...request, url: `/api/${type.path}/${id}${version}` },
      { types: [type], id },
    );
  };

  async function show(request: Reading, named: NamedVersion, status: number): Promise<Answer> {
    const body = await read(context, request, named);
    const { id } = named;
    const location = apiHref(addressesOf(context, request), `${type.path}/${id}`);
    return {
      status,
      body,
      headers: { 'content-type': jsonApiMediaType, ...(status === 201 && { location }) },
    };
  }

  /** The document as it would be, and what it would touch; nothing is written. */
  async function rehearse(request: Reading, write: ItemWrite, change?: NamedVersion): Promise<Answer> {
    const draft = await store.rehearse(write, {
      change,
      look: (tx, id) => read({ ...context, orm: tx }, request, change ?? { id, base: 'default' }),
    });
    const reach = type.writing.reaches ? await context.weigh(documentSchema.parse(draft)) : undefined;
    const body = { ...draft, meta: { dryRun: true, ...(reach && { reach }) } };
    return { status: 200, body, headers: { 'content-type': jsonApiMediaType } };
  }

  const endpoints = [
    defineEndpoint({
      ...common,
      method: 'POST',
      path: `/api/${type.path}`,
      query: writeQuerySchema,
      summary: `Writes a new item of ${type.type}; for editors`,
      answers: { 200: documentSchema, 201: documentSchema, ...refusals },
      handle: async (request: WriteRequest) => {
        const actor = await requireEditor(context, request);
        const { dryRun, oneLanguage: inOneLanguage } = request.query;
        const write = readWrite(request.body, { type, locale, timeZone, inOneLanguage });
        if (dryRun) return rehearse(request, write);
        return show(request, { id: await store.create(write, actor), base: 'default' }, 201);
      },
    }),
    defineEndpoint({
      ...common,
      method: 'PATCH',
      path: `/api/${type.path}/:id`,
      params: idParams,
      query: changeQuerySchema,
      summary: `Changes an item of ${type.type}: what is not given stays; for editors`,
      answers: { 200: documentSchema, ...refusals },
      handle: async ({ params, ...request }: ChangeRequest & ItemRequest) => {
        const actor = await requireEditor(context, request);
        const base = parseVersion(request.query.resourceVersion);
        const id = await requireItem(context, request, { type, id: params.id });
        const write = readWrite(request.body, { type, locale, timeZone, id });
        if (request.query.dryRun) return rehearse(request, write, { id, base });
        await store.change(id, write, { actor, base });
        return show(request, { id, base }, 200);
      },
    }),
    defineEndpoint({
      ...common,
      method: 'DELETE',
      path: `/api/${type.path}/:id`,
      params: idParams,
      summary: `Takes an item of ${type.type} out for good; for editors`,
      answers: { 204: null, ...refusals },
      handle: async ({ params, ...request }: Request & ItemRequest) => {
        const actor = await requireEditor(context, request);
        await store.remove(await requireItem(context, request, { type, id: params.id }), type, actor);
        return { status: 204 };
      },
    }),
  ];
  // What is made of bytes is sent as bytes.
  return type.writing.ofBytes.length > 0 ? endpoints.filter(({ method }) => method !== 'POST') : endpoints;
}
