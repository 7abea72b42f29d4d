import type { FileOutcome, FormOutcome } from '#clients/content/web-forms/send-web-form.ts';
import { readTyped } from '#domain/web-forms/answers.ts';
import { checkAnswers, type FieldFault } from '#domain/web-forms/check-answers.ts';
import { findShown } from '#domain/web-forms/shown-fields.ts';
import type { OfferedWebForm } from '#domain/web-forms/offered-web-form.ts';
import { allFields, fieldsOf, keyOf, type WebForm, type WebFormField } from '#domain/web-forms/web-form.ts';
import { toAppError } from '#lib/errors.ts';
import {
  defineAction,
  type Action,
  type ActionContext,
  type ActionOutcome,
  type FormFile,
} from '#site/forms/action.server.ts';
import { faultOf, type Fields, type Form, type FormFault } from '#site/forms/form.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { wordsOf } from '#site/ui/rich-text/words.ts';
import { faultWords, webFormWords } from './fault-words.ts';
import { filesIn, nameOf, readFields } from './read-fields.ts';
import { validateAnswer } from './validate-answer.ts';
import { webFormName } from './web-form-name.ts';

/** Long answers of many fields, each letter of which may take six signs on its way. */
const maxBytes = 512 * 1024;
/** Five of the largest files, sent at once without script. */
const maxFileBytes = 26 * 1024 * 1024;

/** A form of the content as the site's own: what both sides know of it. */
const formOf = (id: string): Form => ({
  name: webFormName(id),
  words: webFormWords,
  hasTrap: true,
  hasCaptcha: true,
  back: ['_page'],
});

/** What a rider wants of the form: `_go` of the button pressed. */
const steps = ['submit', 'next', 'previous', 'upload'] as const;
type Step = (typeof steps)[number] | `drop:${string}`;

function stepOf({ _go: go = 'submit' }: Fields): Step {
  if (go.startsWith('drop:')) return go as Step;
  return steps.find((one) => one === go) ?? 'submit';
}

/** Takes a form of the content, whichever it is: page by page without script, and its files before it. */
export const webFormAction = (id: string): Action =>
  defineAction({
    form: formOf(id),
    maxBytes,
    maxFileBytes,
    perMinute: 60,
    isFinal: (fields) => stepOf(fields) === 'submit',
    run: async (fields, context) => {
      const offered = await findForm(id, context);
      return offered ? step(offered, fields, context) : { kind: 'refused', status: 400, code: 'unavailable' };
    },
  });

/** Undefined where there is none: strangers may ask for any. */
async function findForm(id: string, { content, locale }: ActionContext): Promise<OfferedWebForm | undefined> {
  try {
    return await content.loadWebForm(id, locale);
  } catch (thrown) {
    if (toAppError(thrown).code === 'not-found') return undefined;
    throw thrown;
  }
}

async function step(offered: OfferedWebForm, sent: Fields, context: ActionContext): Promise<ActionOutcome> {
  const { form } = offered;
  const go = stepOf(sent);
  const { kept, faults } = await keepFiles(form, context);
  if (go === 'upload')
    return faults.length > 0
      ? { kind: 'refused-fields', status: 422, faults }
      : { kind: 'again', values: kept };
  const fields = withKept(form, sent, kept);
  const page = pageOf(form, sent);
  if (go.startsWith('drop:')) return again(without(fields, go.slice('drop:'.length)), page);
  if (faults.length > 0) return refuse(fields, page, faults);
  if (go === 'previous') return again(fields, Math.max(0, page - 1));
  const isLast = go === 'submit';
  const { answers, faults: wrong } = checkAnswers(form, readTyped(form, readFields(form, fields)), {
    validate: validateAnswer,
    ...(!isLast && { page }),
  });
  // Without script a question that an answer brought up was not on the page yet.
  if (hasMoreToAsk(form, fields, context)) return again({ ...fields, _more: '1' }, page);
  if (wrong.length > 0) return refuse(fields, pageOfFault(form, wrong) ?? page, inWords(wrong, context));
  if (!isLast) return again(fields, Math.min(form.pages.length - 1, page + 1));
  const { _sending: sending } = fields;
  const filled = { id: form.id, locale: context.locale, form, answers, proof: context.captchaToken, sending };
  const refusal = (status: number, code: string) =>
    refuse(fields, page, [faultOf({ words: webFormWords }, catalogues[context.locale], { code })], status);
  try {
    const outcome = await context.content.sendWebForm(filled, context.forVisitor);
    return tell(outcome, { form, fields, page, refusal });
  } catch (err) {
    // Files that came with this step are kept, and stay in the page.
    context.log.error({ err, form: form.id }, 'a form cannot be handed to its service');
    return refusal(503, 'unavailable');
  }
}

/** A field of one file has the last that was sent for it. */
function withKept(form: WebForm, sent: Fields, kept: Fields): Fields {
  const replaced = allFields(form)
    .filter(({ field }) => field.kind === 'file' && !field.several && filesIn(field, kept).length > 0)
    .flatMap(({ field }) => filesIn(field, sent).map(({ fid }) => `${nameOf(field)}.${fid}`));
  return { ...replaced.reduce(without, sent), ...kept };
}

function pageOf({ pages }: WebForm, { _page: page = '' }: Fields): number {
  const asked = /^\d{1,3}$/.test(page) ? Number(page) : 0;
  return Math.min(asked, pages.length - 1);
}

/** The fields of the rider, with the page that is shown next; what the frame adds is not theirs. */
function again(fields: Fields, page: number): ActionOutcome {
  return { kind: 'again', values: ofRider(fields, page) };
}

function ofRider(fields: Fields, page: number): Fields {
  const own = Object.entries(fields).filter(([name]) => !name.startsWith('_') || name === '_more');
  return { ...Object.fromEntries(own), _page: String(page) };
}

const refuse = (fields: Fields, page: number, faults: readonly FormFault[], status = 422): ActionOutcome => ({
  kind: 'refused-fields',
  status,
  faults,
  // What was asked for tells which words stand above what is wrong.
  values: { ...ofRider(fields, page), _go: stepOf(fields) },
});

function without(fields: Fields, name: string): Fields {
  const { [name]: _dropped, ...others } = fields;
  return others;
}

/** Fields of the page, or of any page where the form is sent whole, that are to be shown and were not. */
function hasMoreToAsk(form: WebForm, fields: Fields, { isByScript }: ActionContext): boolean {
  const { _shown: shown } = fields;
  if (isByScript || shown === undefined) return false;
  const drawn = new Set(shown.split(' '));
  const { isShown } = findShown(form, readTyped(form, readFields(form, fields)));
  const [page] = form.pages.slice(pageOf(form, fields));
  return fieldsOf(page?.parts ?? []).some(({ field }) => {
    const key = keyOf(field.path);
    return field.kind !== 'hidden' && isShown(key) && !drawn.has(key);
  });
}

/** The page on which the first of these is. */
function pageOfFault({ pages }: WebForm, [first]: readonly FieldFault[]): number | undefined {
  const at = pages.findIndex(({ parts }) => fieldsOf(parts).some(({ field }) => field === first?.field));
  return at < 0 ? undefined : at;
}

const inWords = (faults: readonly FieldFault[], { locale }: ActionContext): FormFault[] =>
  faults.map(({ field, fault }) => ({
    code: fault,
    field: keyOf(field.path),
    message: faultWords(catalogues[locale], field, fault),
  }));

interface Kept {
  /** The fields that name them from now on. */
  readonly kept: Fields;
  readonly faults: readonly FormFault[];
}

/** Hands each file to the service, one after the other. */
async function keepFiles(form: WebForm, context: ActionContext): Promise<Kept> {
  const kept: Record<string, string> = {};
  const faults: FormFault[] = [];
  for (const file of context.files) {
    const field = allFields(form).find(({ field: one }) => one.kind === 'file' && nameOf(one) === file.field);
    if (!field) continue;
    const outcome = await keepFile(form, file, field.field, context);
    if (outcome.kind === 'kept') kept[`${file.field}.${outcome.fid}`] = outcome.name;
    else faults.push(faultOfFile(outcome, field.field, context));
  }
  return { kept, faults };
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

function faultOfFile(
  outcome: Exclude<FileOutcome, { kind: 'kept' }>,
  field: WebFormField,
  { locale }: ActionContext,
): FormFault {
  const code = outcome.kind === 'busy' ? 'too-many' : 'file';
  const told = faultOf({ words: webFormWords }, catalogues[locale], { code, field: keyOf(field.path) });
  return outcome.kind === 'refused' && outcome.message !== '' ? { ...told, message: outcome.message } : told;
}

interface Sent {
  readonly form: WebForm;
  readonly fields: Fields;
  readonly page: number;
  readonly refusal: (status: number, code: string) => ActionOutcome;
}

function tell(outcome: FormOutcome, { form, fields, page, refusal }: Sent): ActionOutcome {
  switch (outcome.kind) {
    case 'saved': {
      const { messages, to } = outcome;
      // Nothing to read: the page that follows is the answer.
      if (messages.length === 0 && to !== undefined) return { kind: 'done', to };
      return { kind: 'done', showsDone: true, messages, ...(to !== undefined && { laterTo: to }) };
    }
    case 'robot':
      return refusal(400, 'robot');
    case 'forbidden':
      return refusal(403, 'forbidden');
    case 'throttled':
      return refusal(429, 'throttled');
    case 'refused': {
      const known = new Set(allFields(form).map(({ field }) => keyOf(field.path)));
      const faults = outcome.faults.map(({ key, message }) => ({
        code: 'refused',
        message: wordsOf(message),
        ...(key !== undefined && known.has(key) && { field: key }),
      }));
      if (faults.length === 0) return refusal(400, 'unavailable');
      // A file that waited too long is chosen again.
      const lost = allFields(form)
        .filter(
          ({ field }) => field.kind === 'file' && faults.some((fault) => fault.field === keyOf(field.path)),
        )
        .flatMap(({ field }) => filesIn(field, fields).map(({ fid }) => `${nameOf(field)}.${fid}`));
      return refuse(lost.reduce(without, fields), page, faults);
    }
  }
}
