import {
  captchaRefused,
  fileRefusal,
  filesFieldOf,
  proofField,
  readSending,
  sendingHeader,
  sentFileSchema,
  webFormRefusedSchema,
  webFormSavedSchema,
} from '#contract/content/web-form.ts';
import type { RichText } from '#domain/rich-text.ts';
import { nestAnswers, type Answers } from '#domain/web-forms/answers.ts';
import { keyOf, type WebForm } from '#domain/web-forms/web-form.ts';
import { visitorHeader } from '#platform/http/visitor-header.ts';
import { sending, type ForVisitor } from '#clients/posting.ts';
import { ask, errorOf, messageOf, readAnswer } from '#clients/wire.ts';
import { normalized } from '#lib/normalized.ts';
import { basePath, localizeHref } from '../links.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import { askForm, formPath, readMessages, type FormOptions, type WantedForm } from './load-web-form.ts';

/** What is sent, once it was checked against the form. */
export interface FilledForm extends WantedForm {
  readonly form: Pick<WebForm, 'pages'>;
  readonly answers: Answers;
  /** The proof that a person sends it. */
  readonly proof: string;
  /** The same each time that it is sent again because no answer came. */
  readonly sending?: string | undefined;
}

export type FormOutcome =
  | { readonly kind: 'saved'; readonly messages: readonly RichText[]; readonly to?: string }
  /** What is wrong, by the key of the field; without one it is about the whole form. */
  | {
      readonly kind: 'refused';
      readonly faults: readonly { readonly key?: string; readonly message: RichText }[];
    }
  | { readonly kind: 'robot' | 'forbidden' | 'throttled' };

/** Sends a form. Throws `unavailable` and the like where the service does not answer as it should. */
export async function sendWebForm(
  options: FormOptions,
  { form, answers, proof, sending: given, ...wanted }: FilledForm,
  visitor: ForVisitor,
): Promise<FormOutcome> {
  const { csrfToken } = await askForm(options, wanted);
  const path = formPath(wanted);
  const again = readSending(given);
  const request = sending(path, { ...nestAnswers(form, answers), [proofField]: proof }, visitor);
  const response = await ask(options.transport, {
    ...request,
    headers: {
      ...request.headers,
      'x-csrf-token': csrfToken,
      ...(again !== undefined && { [sendingHeader]: again }),
    },
  });
  const { status, body } = response;
  if (status === 403) return { kind: 'forbidden' };
  if (status === 429) return { kind: 'throttled' };
  if (status === 400) return readRefusal(body, path, wanted);
  if (status >= 400) throw errorOf(response, path);
  const { userMessages, confirmationUrl } = readAnswer(body, webFormSavedSchema, path);
  return {
    kind: 'saved',
    messages: readMessages(userMessages, options, wanted),
    ...(confirmationUrl !== undefined && {
      to: localizeHref(confirmationUrl, wanted.locale, options.localizePath),
    }),
  };
}

function readRefusal(body: string, path: string, { locale }: WantedForm): FormOutcome {
  const { message, errors } = readAnswer(body, webFormRefusedSchema, path);
  if (message === captchaRefused) return { kind: 'robot' };
  const faults = errors.map(({ path: place, message: code, userMessage }) => ({
    ...(place.length > 0 && { key: keyOf(place.map(String)) }),
    message: parseRichText(userMessage ?? code, { locale }),
  }));
  return { kind: 'refused', faults };
}

export interface NewFile extends WantedForm {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type FileOutcome =
  | { readonly kind: 'kept'; readonly fid: number; readonly name: string }
  /** In the service's words, where it has some that say more than that it is refused. */
  | { readonly kind: 'refused'; readonly message: string }
  /** So much came from the visitor's network; nobody's files can be taken now. */
  | { readonly kind: 'many' | 'no-room' };

/** Sends a file for a form that is sent afterwards. */
export async function sendFormFile(
  { transport }: Pick<FormOptions, 'transport'>,
  { id, locale, name, bytes }: NewFile,
  { visitor }: ForVisitor,
): Promise<FileOutcome> {
  const path = `${basePath(locale)}/file/upload/node/files/${encodeURIComponent(filesFieldOf(id))}?_format=json`;
  const response = await ask(transport, {
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `file; filename="${headerName(name)}"`,
      [visitorHeader]: visitor,
    },
    body: bytes,
  });
  const { status, body } = response;
  if (status === 429) return { kind: 'many' };
  if (status === 503) return { kind: 'no-room' };
  if (status === 422) return { kind: 'refused', message: withoutPrefix(messageOf(body) ?? '') };
  if (status >= 400) throw errorOf(response, path);
  const { fid, filename } = readAnswer(body, sentFileSchema, path);
  return { kind: 'kept', fid: fid[0]?.value ?? 0, name: filename[0]?.value ?? name };
}

/** Letters, digits and dots (specification B5). A header carries bytes: those of UTF-8, each as a character. */
const headerName = (name: string): string =>
  Buffer.from(
    normalized(name.toWellFormed(), 'NFC')
      .replaceAll(/[^\p{L}\p{N}.]/gu, '')
      .slice(-150) || 'fichier',
  ).toString('latin1');

const withoutPrefix = (message: string): string => message.replace(fileRefusal, '').trim();
