import {
  addDefaultsSchema,
  addedDefaultsSchema,
  newDefaultsSchema,
  type NewDefaultJson,
} from '#contract/content/new-defaults.ts';
import { writeQuerySchema } from '#contract/content/json-api-write.ts';
import { messageSchema } from '#contract/message.ts';
import type { Locale } from '#domain/locale.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { readBody } from '#platform/http/read-body.ts';
import { formatInstant } from '#services/content/store/attribute-value.ts';
import type { MissingItem, MissingMenuEntry } from '#services/content/store/defaults/find-defaults.ts';
import { normaliseAlias } from '#services/content/store/plan-item.ts';
import type { ContentContext } from './content-context.ts';
import { requireEditor } from './require-editor.ts';

const refusals = { 400: messageSchema, 401: messageSchema, 403: messageSchema, 503: messageSchema };

/** The default content of this version, as far as it is not there: for editors. */
export function newDefaultsEndpoints(context: ContentContext): readonly AnyEndpoint[] {
  return [
    defineEndpoint({
      method: 'GET',
      path: '/api/newDefaults',
      summary: 'Default content of this version that is not there; for editors',
      answers: { 200: newDefaultsSchema, ...refusals },
      handle: async ({ headers }) => {
        await requireEditor(context, { headers, body: undefined });
        const { items, entries } = await context.defaults.find();
        return { status: 200, body: { data: [...items.map(tellItem), ...entries.map(tellEntry)] } };
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: '/api/newDefaults',
      summary: 'Adds default content that is not there, and changes nothing that is; for editors',
      query: writeQuerySchema,
      bodyLimitBytes: 256 * 1024,
      perMinute: 60,
      answers: {
        200: addedDefaultsSchema,
        ...refusals,
        404: messageSchema,
        409: messageSchema,
        415: messageSchema,
        422: messageSchema,
      },
      handle: async ({ headers, body, query: { dryRun } }) => {
        const actor = await requireEditor(context, { headers, body }, 'application/json');
        const { names } = readBody(body, addDefaultsSchema);
        const added = await context.defaults.add({ names, actor, isRehearsal: dryRun });
        return { status: 200, body: { data: { added: [...added] } } };
      },
    }),
  ];
}

function tellItem({ item, ...missing }: MissingItem): NewDefaultJson {
  const each = <T>(find: (locale: Locale) => T) => ({ fr: find('fr'), en: find('en') });
  return {
    ...tell(missing),
    type: item.type,
    title: each((locale) => item[locale]?.title ?? null),
    path: each((locale) => normaliseAlias(item[locale]?.alias)),
  };
}

function tellEntry({ entry: { title, target }, ...missing }: MissingMenuEntry): NewDefaultJson {
  const path = typeof target === 'object' ? target : { fr: target ?? null, en: target ?? null };
  return { ...tell(missing), type: 'menu', title: { ...title }, path: { ...path } };
}

type Told = Pick<MissingItem, 'name' | 'state' | 'needs' | 'taken' | 'last'>;

const tell = ({ name, state, needs, taken, last }: Told) => ({
  name,
  state,
  needs: [...needs],
  taken: [...taken],
  last: last ? { at: formatInstant(last.at.getTime()), actor: last.actor } : null,
});
