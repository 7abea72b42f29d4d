import { z } from 'zod';
import { documentSchema, jsonApiErrorsSchema, jsonApiMediaType } from '#contract/content/json-api.ts';
import { itemKeySchema } from '#contract/content/json-api-write.ts';
import { AppError } from '#lib/errors.ts';
import { orOutage } from '#platform/database/outage.ts';
import { largestFileBytes } from '#platform/file-store/file-store.ts';
import { defineEndpoint, type Answer } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { fileAttributes } from '#services/content/files/kept-file.ts';
import { listHolders } from '#services/content/files/list-holders.ts';
import { getType } from '#services/content/model/registry.ts';
import type { ItemWrite } from '#services/content/store/plan-change.ts';
import { apiHref } from './addresses.ts';
import { addressesOf, type ContentContext, type Reading } from './content-context.ts';
import { readFileName } from './file-name.ts';
import { readIndividual } from './read-documents.ts';
import { requireEditor } from './require-editor.ts';
import { requireItem } from './require-item.ts';

export const bytesMediaType = 'application/octet-stream';

const answers = Object.fromEntries(
  [400, 401, 403, 404, 413, 415, 422].map((status) => [status, jsonApiErrorsSchema]),
);
const headers = z.object({
  'content-disposition': z.string(),
  'x-actor': z.string().optional(),
  'x-key': itemKeySchema.optional(),
});

/** What the item of a new file is called, where it has a key. */
function readKey(given: string | undefined): string | undefined {
  const key = itemKeySchema.optional().safeParse(given);
  if (key.success) return key.data;
  throw new AppError('bad-request', 'A key is made of letters, digits, dots and dashes.');
}

const common = {
  method: 'POST',
  headers,
  answers: { 201: documentSchema, ...answers },
  mediaType: jsonApiMediaType,
  bodyLimitBytes: largestFileBytes,
  perMinute: 120,
} as const;

type Upload = Reading & { readonly body: unknown };

/** Files as Drupal takes them: the bytes are the body, the name stands in a header. For editors. */
export function uploadEndpoints(context: ContentContext): readonly AnyEndpoint[] {
  const type = getType('files');

  async function keep(request: Upload): Promise<{ readonly actor: string; readonly write: ItemWrite }> {
    const actor = await requireEditor(context, request, bytesMediaType);
    const filename = readFileName(request.headers['content-disposition']);
    const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
    await context.disk?.check();
    const kept = await context.files.keep(bytes, filename);
    const attributes = { filename, ...fileAttributes(kept) };
    return { actor, write: { type, texts: { [context.locale]: { attributes } }, references: {} } };
  }

  async function show(request: Upload, id: string): Promise<Answer> {
    const path = `${type.path}/${id}`;
    const body = await readIndividual(context, { ...request, url: `/api/${path}` }, { types: [type], id });
    const location = apiHref(addressesOf(context, request), path);
    return { status: 201, body, headers: { 'content-type': jsonApiMediaType, location } };
  }

  const create = async (request: Upload): Promise<Answer> => {
    const { actor, write } = await keep(request);
    const key = readKey(request.headers['x-key']);
    return show(request, await context.store.create({ ...write, key }, actor));
  };

  /** The file in the language of the address; the pictures and films made of it tell of the new one. */
  const replace = async ({ id, ...request }: Upload & { readonly id: string }): Promise<Answer> => {
    await requireEditor(context, request, bytesMediaType);
    const item = await requireItem(context, request, { type, id });
    const { actor, write } = await keep(request);
    await context.store.change(item, write, { actor, base: 'default' });
    for (const { holder, ...held } of await listHolders(context.orm, item))
      await context.store.change(holder, held, { actor, base: 'default' });
    return show(request, item);
  };

  return [
    defineEndpoint({
      ...common,
      path: '/api/files',
      summary: 'Keeps a file; for editors',
      handle: (request: Upload) => orOutage(() => create(request)),
    }),
    defineEndpoint({
      ...common,
      path: '/api/mediaImages/image',
      summary: 'Keeps the file of a picture, to be named when the picture is written; for editors',
      handle: (request: Upload) => orOutage(() => create(request)),
    }),
    defineEndpoint({
      ...common,
      path: '/api/files/:id',
      params: z.object({ id: z.string() }),
      summary: 'Gives a file other bytes, in the language of the address; for editors',
      handle: ({ params, ...request }: Upload & { readonly params: { readonly id: string } }) =>
        orOutage(() => replace({ ...request, id: params.id })),
    }),
  ];
}
