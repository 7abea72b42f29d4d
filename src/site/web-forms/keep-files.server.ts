import type { FileOutcome } from '#clients/content/web-forms/send-web-form.ts';
import { allFields, keyOf, type WebForm, type WebFormField } from '#domain/web-forms/web-form.ts';
import type { ActionContext, FormFile } from '#site/forms/action.server.ts';
import { faultOf, type Fields, type FormFault } from '#site/forms/form.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { webFormWords } from './fault-words.ts';
import { filesIn, nameOf } from './read-fields.ts';

interface Kept {
  /** The fields that name them from now on. */
  readonly kept: Fields;
  readonly faults: readonly FormFault[];
  /** That the faults are answered with. */
  readonly status: number;
}

/** Hands each file to the service, one after the other. */
export async function keepFiles(form: WebForm, context: ActionContext): Promise<Kept> {
  const kept: Record<string, string> = {};
  const faults: FormFault[] = [];
  let status = 0;
  for (const file of context.files) {
    const field = allFields(form).find(({ field: one }) => one.kind === 'file' && nameOf(one) === file.field);
    if (!field) continue;
    const outcome = await keepFile(form, file, field.field, context);
    if (outcome.kind === 'kept') kept[`${file.field}.${outcome.fid}`] = outcome.name;
    else {
      faults.push(faultOfFile(outcome, field.field, context));
      status = Math.max(status, statuses[outcome.kind]);
    }
  }
  return { kept, faults, status };
}

async function keepFile(
  { id }: WebForm,
  { name, bytes }: FormFile,
  { file: bounds }: WebFormField,
  { content, locale, forVisitor }: ActionContext,
): Promise<FileOutcome> {
  const { maxBytes: most = Infinity } = bounds ?? {};
  // The service would say so too; a field may take less than its form does.
  if (bytes.length > most) return { kind: 'refused', message: '' };
  return content.sendFormFile({ id, locale, name, bytes }, forVisitor);
}

const statuses = { refused: 422, many: 429, 'no-room': 503 } as const;
const codes = { refused: 'file', many: 'many-files', 'no-room': 'no-room' } as const;

function faultOfFile(
  outcome: Exclude<FileOutcome, { kind: 'kept' }>,
  field: WebFormField,
  { locale }: ActionContext,
): FormFault {
  const code = codes[outcome.kind];
  const told = faultOf({ words: webFormWords }, catalogues[locale], { code, field: keyOf(field.path) });
  return outcome.kind === 'refused' && outcome.message !== '' ? { ...told, message: outcome.message } : told;
}

/** A field of one file has the last that was sent for it. */
export function withKept(form: WebForm, sent: Fields, kept: Fields): Fields {
  const isReplaced = (field: WebFormField) => !field.several && filesIn(field, kept).length > 0;
  return { ...withoutFiles(form, sent, isReplaced), ...kept };
}

/** The same fields, without the files of some. */
export function withoutFiles(
  form: WebForm,
  fields: Fields,
  isDropped: (field: WebFormField) => boolean,
): Fields {
  return allFields(form)
    .filter(({ field }) => field.kind === 'file' && isDropped(field))
    .flatMap(({ field }) => filesIn(field, fields).map(({ fid }) => `${nameOf(field)}.${fid}`))
    .reduce(without, fields);
}

export function without(fields: Fields, name: string): Fields {
  const { [name]: _dropped, ...others } = fields;
  return others;
}
