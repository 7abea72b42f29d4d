import {
  erasedSchema,
  formCountsSchema,
  submissionSchema,
  submissionsSchema,
  type SubmissionJson,
} from '#contract/content/submissions.ts';
import type { ExportFormat, FormCount, Submission, SubmissionRef } from '#domain/web-forms/submission.ts';
import type { Transport, WireRequest, WireResponse } from '#platform/transport.ts';
import { sending, withAccess, type MemberAccess } from '../posting.ts';
import { ask, askJson, errorOf, readAnswer } from '../wire.ts';

/** A page of them, the latest first. */
export interface SubmissionPage {
  readonly submissions: readonly Submission[];
  /** The number to go on before; undefined at the end. */
  readonly next?: number;
}

/** To be saved, and never shown. */
export interface SavedFile {
  readonly type: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** `refused`: nobody can be answered, or not so. `gone`: it was erased meanwhile. */
export type ReplyOutcome = 'kept' | 'refused' | 'gone';

/** What riders sent by forms, for editors: each call is made as one, and written down under their address. */
export interface SubmissionsClient {
  countForms(access: MemberAccess): Promise<FormCount[]>;
  list(
    access: MemberAccess,
    wanted: { readonly formId: string; readonly before?: string | undefined },
  ): Promise<SubmissionPage>;
  find(access: MemberAccess, ref: SubmissionRef): Promise<Submission | undefined>;
  reply(access: MemberAccess, ref: SubmissionRef, body: string): Promise<ReplyOutcome>;
  /** Done also where it is gone already. */
  erase(access: MemberAccess, ref: SubmissionRef): Promise<void>;
  /** Whatever names an address, by whichever form it was sent; gives how many went. */
  eraseByMail(access: MemberAccess, mail: string): Promise<number>;
  /** All that was sent by a form. */
  exportForm(access: MemberAccess, formId: string, format: ExportFormat): Promise<SavedFile>;
  /** A file that came with one of them. */
  loadFile(access: MemberAccess, formId: string, id: string): Promise<SavedFile>;
}

const root = '/staff/forms';
const formPath = (formId: string) => `${root}/${encodeURIComponent(formId)}`;
const pathOf = ({ formId, number }: SubmissionRef) => `${formPath(formId)}/submissions/${number}`;
/** What a form of years may come to, with room to spare. */
const maxBytes = 64 * 1024 * 1024;

export function createSubmissionsClient(transport: Transport): SubmissionsClient {
  const get = (path: string): WireRequest => ({ method: 'GET', path });

  /** The file that an answer is. */
  async function save(access: MemberAccess, path: string): Promise<SavedFile> {
    const response = await ask(transport, byEditor({ ...get(path), maxBytes }, access));
    const { status, headers, bytes, body } = response;
    if (status >= 400) throw errorOf(response, path);
    return {
      type: headers['content-type'] ?? 'application/octet-stream',
      name: /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '')?.[1] ?? 'fichier',
      bytes: bytes ?? new TextEncoder().encode(body),
    };
  }

  /** An answer that may say that there is no such submission. */
  async function askFor(request: WireRequest): Promise<WireResponse | undefined> {
    const response = await ask(transport, request);
    if (response.status === 404) return undefined;
    if (response.status >= 400 && response.status !== 422) throw errorOf(response, request.path);
    return response;
  }

  return {
    countForms: async (access) => {
      const { data } = await askJson(transport, byEditor(get(root), access), formCountsSchema);
      return data.map(({ id, latest, ...counted }) => ({
        ...counted,
        formId: id,
        ...(latest !== null && { latestMs: Date.parse(latest) }),
      }));
    },
    list: async (access, { formId, before }) => {
      const query = before === undefined ? '' : `?${new URLSearchParams({ before }).toString()}`;
      const request = byEditor(get(`${formPath(formId)}/submissions${query}`), access);
      const { data, next } = await askJson(transport, request, submissionsSchema);
      return { submissions: data.map(readSubmission), ...(next !== null && { next }) };
    },
    find: async (access, ref) => {
      const path = pathOf(ref);
      const answer = await askFor(byEditor(get(path), access));
      return answer && readSubmission(readAnswer(answer.body, submissionSchema, path));
    },
    reply: async (access, ref, body) => {
      const answer = await askFor(byEditor(sending(`${pathOf(ref)}/replies`, { body }, access), access));
      if (!answer) return 'gone';
      return answer.status === 422 ? 'refused' : 'kept';
    },
    erase: async (access, ref) => {
      await askFor(byEditor({ method: 'DELETE', path: pathOf(ref) }, access));
    },
    eraseByMail: async (access, mail) => {
      const request = byEditor(sending(`${root}/erase`, { mail }, access), access);
      const { erased } = await askJson(transport, request, erasedSchema);
      return erased;
    },
    exportForm: (access, formId, format) => save(access, `${formPath(formId)}/export?format=${format}`),
    loadFile: (access, formId, id) => save(access, `${formPath(formId)}/files/${encodeURIComponent(id)}`),
  };
}

/** With the name that the service writes down: headers carry ASCII alone. */
function byEditor(request: WireRequest, access: MemberAccess): WireRequest {
  const own = withAccess(request, access);
  return { ...own, headers: { ...own.headers, 'x-actor': encodeURIComponent(access.username) } };
}

function readSubmission(json: SubmissionJson): Submission {
  const { number, form: formId, title, langcode: locale, fields, reply_to: replyTo } = json;
  return {
    formId,
    number,
    title,
    locale,
    createdMs: Date.parse(json.created),
    eraseMs: Date.parse(json.erased),
    fields,
    files: json.files.map(({ id, name, size: bytes, left, reduced }) => ({
      id,
      name,
      bytes,
      left,
      ...(reduced !== null && { reducedMs: Date.parse(reduced) }),
    })),
    ...(replyTo !== null && { replyTo }),
    replies: json.replies.map(({ created, ...given }) => ({ ...given, createdMs: Date.parse(created) })),
  };
}
