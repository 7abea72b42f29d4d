import type { WebFormField } from '#domain/web-forms/web-form.ts';
import type { FormAnswer } from '#site/forms/form.ts';
import { fieldsOf, postBody, type LostAnswer } from '#site/forms/post-form.ts';
import type { CatalogueWith } from '#site/i18n/catalogue.ts';
import { formatFileSize } from '#site/i18n/format-number.ts';
import type { Locale } from '#domain/locale.ts';
import { normalized } from '#lib/normalized.ts';
import { nameOf } from './read-fields.ts';

/** Letters, digits and dots are what a file's name may have (specification B5). */
export function plainFileName(name: string): string {
  const plain = normalized(name, 'NFD')
    .replaceAll(/[^A-Za-z0-9.]/g, '')
    .slice(-100);
  return /^\.|^$/.test(plain) ? `file${plain}` : plain;
}

type FileRules = Pick<WebFormField, 'file'>;

/** Endings as people read them: `PDF, JPG`. */
export const endingsOf = ({ file }: FileRules): string =>
  (file?.accept ?? []).map((ending) => ending.toUpperCase()).join(', ');

interface Words {
  readonly texts: CatalogueWith<'web-forms'>;
  readonly locale: Locale;
}

/** What is wrong with a file before anything is sent. */
export function refuseFile(
  field: FileRules,
  { name, size }: Pick<File, 'name' | 'size'>,
  { texts, locale }: Words,
): string | undefined {
  const words = texts.webForms.files;
  const { accept = [], maxBytes = Infinity } = field.file ?? {};
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!accept.includes(ending)) return words.kind(name, endingsOf(field));
  if (size > maxBytes) return words.size(name, formatFileSize(maxBytes, locale));
  return size === 0 ? words.empty(name) : undefined;
}

interface Upload {
  readonly element: HTMLFormElement;
  readonly field: WebFormField;
  readonly file: File;
}

export type Uploaded = { readonly fid: string; readonly name: string } | { readonly message: string };

/** Sends one file to the address of its form, by itself. A token that is too old is replaced once, as with a form. */
export async function uploadFile(upload: Upload, texts: CatalogueWith<'web-forms'>): Promise<Uploaded> {
  const { field, file } = upload;
  const first = await post(upload);
  const token = first.kind === 'refused' ? first.token : undefined;
  const answer = token === undefined ? first : await post(upload, token);
  const start = `${nameOf(field)}.`;
  const [name, kept] =
    (answer.kind === 'again' && Object.entries(answer.values).find(([key]) => key.startsWith(start))) || [];
  if (name !== undefined && kept !== undefined) return { fid: name.slice(start.length), name: kept };
  const told = answer.kind === 'refused' ? answer.faults[0]?.message : undefined;
  const isTooMany = answer.kind === 'lost' && answer.code === 'too-many';
  return {
    message: told ?? (isTooMany ? texts.webForms.faults.tooMany : texts.webForms.files.lost(file.name)),
  };
}

function post({ element, field, file }: Upload, token?: string): Promise<FormAnswer | LostAnswer> {
  const drawn = fieldsOf(element);
  const body = new FormData();
  body.set('_form', drawn['_form'] ?? '');
  body.set('_token', token ?? drawn['_token'] ?? '');
  body.set('_go', 'upload');
  body.set(nameOf(field), file, plainFileName(file.name));
  return postBody(element.action, body);
}
