import { z } from 'zod';
import { filesFieldOf, formOfFilesField, sentFileSchema } from '#contract/content/web-form.ts';
import { isGroupFile, type WebFormFile, type WebFormPartFile } from '#contract/content/web-form-file.ts';
import { fileDefaults } from '#contract/content/web-form.ts';
import { messageSchema } from '#contract/message.ts';
import { AppError } from '#lib/errors.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineEndpoint, type Answer, type EndpointRequest } from '#platform/http/endpoint.ts';
import { requireMediaType } from '#platform/http/media-type.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { formatQuerySchema, requireJsonFormat } from '#platform/http/plain-json.ts';
import { askerOf } from '#platform/http/visitor-header.ts';
import { judgeUpload } from '#services/content/web-forms/judge-upload.ts';
import type { FormDesk } from '#services/content/web-forms/form-desk.ts';
import {
  insertFile,
  type NewFormFile,
  type SavedFormFile,
} from '#services/content/web-forms/submission-store.ts';
import { takeShare } from '#services/content/web-forms/upload-share.ts';
import type { ContentContext } from '../content-context.ts';
import { readFileName } from '../file-name.ts';
import { bytesMediaType } from '../upload-endpoints.ts';
import { formFinder } from './find-form.ts';
import type { FormCalls } from './web-form-endpoints.ts';

/** A file and the little that is around it; one that is larger is told so in the words of the wire. */
const bodyLimitBytes = fileDefaults.maxBytes + 64 * 1024;

/** A file of a form, sent before the form itself, which then names it by its number (contract, section 4.3). */
export function formFileEndpoint(context: ContentContext, { desk, insideKey }: FormCalls): AnyEndpoint {
  const findForm = formFinder(context);

  const keep = async (
    field: string,
    request: EndpointRequest<unknown, unknown, unknown>,
  ): Promise<Answer> => {
    const { headers, body } = request;
    requireMediaType({ headers, body: body ?? '' }, bytesMediaType);
    const name = readFileName(headers['content-disposition']);
    const file = await findForm(formOfFilesField(field) ?? '');
    const bounds = file && boundsOf(file);
    if (!file || !bounds) throw new AppError('not-found', `There is no field ${field}.`);
    const judged = judgeUpload(body instanceof Uint8Array ? body : new Uint8Array(), name, {
      ...bounds,
      locale: context.locale,
    });
    const nowMs = desk.clock.now();
    const asker = askerOf(request, insideKey);
    const [sender, caller] = [desk.digestOfNetwork(asker), desk.digestOfCaller(asker)];
    const kept = { formId: file.id, sender, caller, ...judged };
    const saved = await desk.fileLane.run(() => keepFile(desk, kept));
    const created = { value: new Date(nowMs).toISOString(), format: 'Y-m-d\\TH:i:sP' };
    return {
      status: 201,
      body: {
        fid: [{ value: saved.id }],
        uuid: [{ value: saved.uuid }],
        langcode: [{ value: context.locale }],
        uid: [],
        filename: [{ value: judged.name }],
        // No address: what riders send is read by editors alone.
        uri: [],
        filemime: [{ value: judged.type }],
        filesize: [{ value: judged.bytes.length }],
        status: [{ value: false }],
        created: [created],
        changed: [created],
      },
    };
  };

  return defineEndpoint({
    method: 'POST',
    path: `/file/upload/node/files/:field`,
    params: z.object({ field: z.string() }),
    query: formatQuerySchema,
    summary: `Keeps a file for a form, in the field named like « ${filesFieldOf('contact')} »; it goes after six hours at most unless the form is sent`,
    headers: z.object({ 'content-disposition': z.string() }),
    answers: {
      201: sentFileSchema,
      400: messageSchema,
      404: messageSchema,
      415: messageSchema,
      422: messageSchema,
      429: messageSchema,
      503: messageSchema,
    },
    bodyLimitBytes,
    perMinute: 30,
    handle: ({ params: { field }, query, ...request }) => {
      requireJsonFormat(query);
      return keep(field, { ...request, params: undefined, query: undefined });
    },
  });
}

/** Files leave room on the disk for what must be written, and for those of others. */
async function keepFile(desk: FormDesk, file: NewFormFile): Promise<SavedFormFile> {
  await desk.disk?.check();
  const { pool, clock, mostInDay } = desk;
  const nowMs = clock.now();
  const upload = {
    bytes: file.bytes.length,
    network: file.sender,
    caller: file.caller,
    day: desk.today(),
    nowMs,
    mostInDay,
    isDiskWatched: desk.disk !== undefined && desk.hasRowsOnDisk,
  };
  // What is not kept in the end is not counted either.
  const kept = await inTransaction(
    pool,
    async (on) => (await takeShare(on, upload)) ?? insertFile(on, file, nowMs),
  );
  if (kept === 'all') throw new AppError('unavailable', 'No more files can be kept now.');
  if (kept === 'network')
    throw new AppError('too-many-requests', 'Many files have come from your network; try again later.');
  return kept;
}

/** What the fields of a form take, all together: which of them a file is for, the wire does not tell. */
function boundsOf({ pages }: WebFormFile) {
  const fields = pages.flatMap(({ parts }) => fieldsIn(parts)).filter(({ type }) => type === 'file');
  if (fields.length === 0) return undefined;
  return {
    accept: [...new Set(fields.flatMap(({ accept }) => accept ?? fileDefaults.accept))],
    maxBytes: Math.max(...fields.map(({ maxBytes }) => maxBytes ?? fileDefaults.maxBytes)),
  };
}

const fieldsIn = (parts: readonly WebFormPartFile[]): Exclude<WebFormPartFile, { parts: unknown }>[] =>
  parts.flatMap((part) => (isGroupFile(part) ? fieldsIn(part.parts) : [part]));
