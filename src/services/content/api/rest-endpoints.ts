import { z } from 'zod';
import { clientSettingsSchema, settingsChangeSchema } from '#contract/content/client-settings.ts';
import { auditLogSchema, auditQuerySchema } from '#contract/content/audit-log.ts';
import { writeQuerySchema } from '#contract/content/json-api-write.ts';
import { menuSchema } from '#contract/content/menus.ts';
import { messageSchema } from '#contract/message.ts';
import { translatedPathSchema } from '#contract/content/translate-path.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { formatQuerySchema, requireJsonFormat } from '#platform/http/plain-json.ts';
import { readClientSettings } from './client-settings.ts';
import { viewOf, type ContentContext } from './content-context.ts';
import { findMenu } from './menus.ts';
import { readAudit } from '#services/content/store/read-audit.ts';
import { manyValues } from '#platform/http/modest-json.ts';
import { readBody } from '#platform/http/read-body.ts';
import { requireEditor } from './require-editor.ts';
import { publicAnswer } from './public-answer.ts';
import { translatePath } from './translate-path.ts';

const json = 'application/json; charset=utf-8';

/** The calls that answer plain JSON, in one language. */
export function restEndpoints(context: ContentContext): readonly AnyEndpoint[] {
  const { locale } = context;
  return [
    defineEndpoint({
      method: 'GET',
      path: '/api/menus/:name',
      summary: 'A menu as a tree',
      params: z.object({ name: z.string() }),
      answers: { 200: menuSchema, 404: messageSchema },
      handle: async ({ params, headers }) => {
        const menu = await findMenu(context.orm, params.name, { locale, nowMs: context.clock.now() });
        if (!menu) throw new AppError('not-found', `There is no menu ${params.name}.`);
        return publicAnswer(menu, headers, json);
      },
    }),
    defineEndpoint({
      method: 'GET',
      path: '/api/clientSettings',
      summary: 'What staff switch for the whole site',
      answers: { 200: clientSettingsSchema },
      handle: async ({ headers }) =>
        publicAnswer(
          { data: await readClientSettings(context.orm, await viewOf(context, headers)) },
          headers,
          json,
        ),
    }),
    defineEndpoint({
      method: 'PATCH',
      path: '/api/clientSettings',
      summary:
        'Switches the takeover alert or maintenance, with an end: what is not given stays; for editors',
      query: writeQuerySchema,
      bodyLimitBytes: 64 * 1024,
      perMinute: 60,
      answers: {
        200: clientSettingsSchema,
        400: messageSchema,
        401: messageSchema,
        403: messageSchema,
        415: messageSchema,
        422: messageSchema,
      },
      handle: async ({ headers, body, query: { dryRun, oneLanguage } }) => {
        const actor = await requireEditor(context, { headers, body }, 'application/json');
        const { data: change } = readBody(body, settingsChangeSchema, manyValues);
        await context.settings.change(change, { actor, inOneLanguage: oneLanguage, isRehearsal: dryRun });
        const data = await readClientSettings(context.orm, await viewOf(context, headers));
        return { status: 200, body: { data }, headers: { 'content-type': json } };
      },
    }),
    defineEndpoint({
      method: 'GET',
      path: '/api/auditLog',
      summary: 'Who wrote what, the latest first; for editors',
      query: auditQuerySchema,
      answers: { 200: auditLogSchema, 400: messageSchema, 401: messageSchema, 403: messageSchema },
      handle: async ({ headers, query }) => {
        await requireEditor(context, { headers, body: undefined });
        return { status: 200, body: { data: await readAudit(context.orm, query) } };
      },
    }),
    defineEndpoint({
      method: 'GET',
      path: '/router/translate-path',
      summary: 'What stands at a path of the site',
      query: formatQuerySchema.extend({ path: z.string().default('') }),
      answers: {
        200: translatedPathSchema,
        401: messageSchema,
        403: messageSchema,
        404: messageSchema,
        406: messageSchema,
      },
      handle: async (request) => {
        requireJsonFormat(request.query);
        const outcome = await translatePath(context, request, request.query.path);
        if (outcome.status !== 200) return outcome;
        return publicAnswer(outcome.body, request.headers, json);
      },
    }),
  ];
}
