import { Readable } from 'node:stream';
import { z } from 'zod';
import {
  eraseRequestSchema,
  erasedSchema,
  exportQuerySchema,
  formCountsSchema,
  replyRequestSchema,
  submissionParamsSchema,
  submissionSchema,
  submissionsQuerySchema,
  submissionsSchema,
  type FormCountsJson,
  type SubmissionJson,
} from '#contract/content/submissions.ts';
import { isKeptForm } from '#contract/content/web-form-file.ts';
import { messageSchema } from '#contract/message.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { fileNameOf } from '#platform/http/file-name.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { readBody } from '#platform/http/read-body.ts';
import { exportCsv, exportJson } from '#services/content/web-forms/export-submissions.ts';
import { auditForm } from '#services/content/web-forms/form-audit.ts';
import {
  countSubmissions,
  listSubmissions,
  type ReadSubmission,
} from '#services/content/web-forms/read-submissions.ts';
import {
  eraseByMail,
  eraseSubmission,
  openFile,
  openSubmission,
  reply,
} from '#services/content/web-forms/staff-acts.ts';
import type { ContentContext } from '../content-context.ts';
import { requireEditor } from '../require-editor.ts';
import { formLister } from './find-form.ts';
import type { FormCalls } from './web-form-endpoints.ts';

const refusals = { 401: messageSchema, 403: messageSchema };
const ofForm = z.object({ id: z.string() });
const json = 'application/json';
const isoOf = (ms: number) => new Date(ms).toISOString();

/** What riders sent, for editors alone: listed, read, exported, answered, erased. Each act is written down. */
export function submissionEndpoints(
  context: ContentContext,
  { desk }: Pick<FormCalls, 'desk'>,
): readonly AnyEndpoint[] {
  const listForms = formLister(context);
  const actorOf = (request: { readonly headers: Readonly<Record<string, string | undefined>> }) =>
    requireEditor(context, { headers: request.headers, body: undefined });

  return [
    defineEndpoint({
      method: 'GET',
      path: '/staff/forms',
      summary: 'The forms, and how many were sent by each; for editors',
      answers: { 200: formCountsSchema, ...refusals },
      handle: async (request) => {
        await actorOf(request);
        // By a form that keeps nothing there is nothing to read.
        const forms = (await listForms()).filter(isKeptForm);
        return { status: 200, body: { data: await countForms(forms) } };
      },
    }),
    defineEndpoint({
      method: 'GET',
      path: '/staff/forms/:id/submissions',
      params: ofForm,
      query: submissionsQuerySchema,
      summary: 'What was sent by a form, the latest first; for editors',
      answers: { 200: submissionsSchema, 400: messageSchema, ...refusals },
      handle: async ({ params: { id }, query: { before, limit }, ...request }) => {
        await actorOf(request);
        const found = await listSubmissions(desk.pool, { formId: id, before, most: limit + 1 });
        const shown = found.slice(0, limit);
        const next = found.length > limit ? (shown.at(-1)?.number ?? null) : null;
        return { status: 200, body: { data: shown.map(formatSubmission), next } };
      },
    }),
    defineEndpoint({
      method: 'GET',
      path: '/staff/forms/:id/submissions/:number',
      params: submissionParamsSchema,
      summary: 'One of them; for editors',
      answers: { 200: submissionSchema, 400: messageSchema, 404: messageSchema, ...refusals },
      handle: async ({ params: { id: formId, number }, ...request }) => {
        const actor = await actorOf(request);
        return {
          status: 200,
          body: formatSubmission(await openSubmission(desk, { formId, number, actor })),
        };
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: '/staff/forms/:id/submissions/:number/replies',
      params: submissionParamsSchema,
      summary: 'Answers who sent it, by mail; for editors',
      bodyLimitBytes: 64 * 1024,
      answers: {
        201: submissionSchema,
        400: messageSchema,
        404: messageSchema,
        422: messageSchema,
        ...refusals,
      },
      handle: async ({ params: { id: formId, number }, headers, body: sent }) => {
        const actor = await requireEditor(context, { headers, body: sent }, json);
        const { body } = readBody(sent, replyRequestSchema);
        await reply(desk, { formId, number, actor, body });
        return {
          status: 201,
          body: formatSubmission(await openSubmission(desk, { formId, number, actor })),
        };
      },
    }),
    defineEndpoint({
      method: 'DELETE',
      path: '/staff/forms/:id/submissions/:number',
      params: submissionParamsSchema,
      summary: 'Erases it, with its files and answers; for editors',
      answers: { 204: null, 400: messageSchema, 404: messageSchema, ...refusals },
      handle: async ({ params: { id: formId, number }, ...request }) => {
        await eraseSubmission(desk, { formId, number, actor: await actorOf(request) });
        return { status: 204 };
      },
    }),
    defineEndpoint({
      method: 'POST',
      path: '/staff/forms/erase',
      summary: 'Erases whatever names an address, by whichever form it was sent; for editors',
      answers: { 200: erasedSchema, 422: messageSchema, ...refusals },
      handle: async ({ headers, body }) => {
        const actor = await requireEditor(context, { headers, body }, json);
        const { mail } = readBody(body, eraseRequestSchema);
        return { status: 200, body: { erased: await eraseByMail(desk, { mail, actor }) } };
      },
    }),
    defineEndpoint({
      method: 'GET',
      path: '/staff/forms/:id/export',
      params: ofForm,
      query: exportQuerySchema,
      summary: 'All that was sent by a form, as CSV or JSON; for editors',
      answers: { 200: z.file(), 400: messageSchema, ...refusals },
      mediaType: 'text/csv',
      handle: async ({ params: { id }, query: { format }, ...request }) => {
        const actor = await actorOf(request);
        await auditForm(desk.pool, { actor, act: 'export', formId: id, facts: { format } }, desk.clock.now());
        const written = format === 'csv' ? exportCsv(desk, id) : exportJson(desk, id, formatSubmission);
        const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
        return {
          status: 200,
          body: Readable.from(written),
          headers: attachment(type, `${id.replaceAll(/\W/g, '') || 'formulaire'}.${format}`),
        };
      },
    }),
    defineEndpoint({
      method: 'GET',
      path: '/staff/forms/:id/files/:number',
      params: submissionParamsSchema,
      summary: 'A file that came with a form, to be saved and never shown; for editors',
      answers: { 200: z.file(), 400: messageSchema, 404: messageSchema, ...refusals },
      mediaType: 'application/octet-stream',
      handle: async ({ params: { id: formId, number }, ...request }) => {
        const actor = await actorOf(request);
        const { bytes, name } = await openFile(desk, { formId, id: number, actor });
        return { status: 200, body: bytes, headers: attachment('application/octet-stream', name) };
      },
    }),
  ];

  async function countForms(
    forms: readonly { readonly id: string; readonly title: { readonly fr: string; readonly en: string } }[],
  ): Promise<FormCountsJson['data']> {
    const counted = await countSubmissions(desk.pool);
    const known = forms.map(({ id, title }) => {
      const own = counted.find(({ formId }) => formId === id);
      return { id, title, ...formatCount(own) };
    });
    // A form that is there no more may have left something behind.
    const gone = counted
      .filter(({ formId }) => !forms.some(({ id }) => id === formId))
      .map((one) => ({ id: one.formId, title: one.formTitle, ...formatCount(one) }));
    return [...known, ...gone];
  }
}

const formatCount = (
  found: { readonly count: number; readonly unanswered: number; readonly latestMs: number } | undefined,
) => ({
  count: found?.count ?? 0,
  unanswered: found?.unanswered ?? 0,
  latest: found ? isoOf(found.latestMs) : null,
});

function formatSubmission(one: ReadSubmission): SubmissionJson {
  return {
    number: one.number,
    form: one.formId,
    title: one.formTitle,
    langcode: one.locale,
    created: isoOf(one.createdMs),
    erased: isoOf(one.eraseMs),
    fields: [...one.fields],
    files: one.files.map(({ reducedMs, ...file }) => ({
      ...file,
      reduced: reducedMs === null ? null : isoOf(reducedMs),
    })),
    reply_to: one.replyTo,
    replies: one.replies.map(({ createdMs, ...given }) => ({ ...given, created: isoOf(createdMs) })),
  };
}

/** Kept by who asked, shown by no browser, and run by none. */
const attachment = (type: string, name: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `attachment; ${fileNameOf(name)}`,
  'cache-control': 'private, no-store',
});
