import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { menuDocumentSchema } from '#contract/content/content-file.ts';
import { messageSchema } from '#contract/message.ts';
import { menuNames } from '#domain/menu.ts';
import { defineEndpoint, type Answer } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { menus } from '#services/content/store/tables.ts';
import type { ContentContext } from './content-context.ts';
import { manyValues } from '#platform/http/modest-json.ts';
import { readBody } from '#platform/http/read-body.ts';
import { requireEditor } from './require-editor.ts';

const params = z.object({ name: z.enum(menuNames) });
const refusals = {
  400: messageSchema,
  401: messageSchema,
  403: messageSchema,
  415: messageSchema,
  422: messageSchema,
};

/** Menus as they are written, in both languages at once: for editors. */
export function menuFileEndpoints(context: ContentContext): readonly AnyEndpoint[] {
  async function show(name: string): Promise<Answer> {
    const [row] = await context.orm.select().from(menus).where(eq(menus.name, name));
    return { status: 200, body: { data: row?.items ?? [] } };
  }

  return [
    defineEndpoint({
      method: 'GET',
      path: '/api/menuFiles/:name',
      summary: 'A menu as it is written; for editors',
      params,
      answers: { 200: menuDocumentSchema, ...refusals },
      handle: async (request) => {
        await requireEditor(context, { headers: request.headers, body: undefined });
        return show(request.params.name);
      },
    }),
    defineEndpoint({
      method: 'PATCH',
      path: '/api/menuFiles/:name',
      summary: 'Replaces a menu; for editors',
      params,
      bodyLimitBytes: 256 * 1024,
      perMinute: 60,
      answers: { 200: menuDocumentSchema, ...refusals },
      handle: async ({ headers, body, params: { name } }) => {
        const actor = await requireEditor(context, { headers, body }, 'application/json');
        await context.menus.replace(name, readBody(body, menuDocumentSchema, manyValues).data, actor);
        return show(name);
      },
    }),
  ];
}
