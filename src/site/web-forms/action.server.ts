import type { FormOutcome } from '#clients/content/web-forms/send-web-form.ts';
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
} from '#site/forms/action.server.ts';
import { faultOf, type Fields, type Form, type FormFault } from '#site/forms/form.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { wordsOf } from '#site/ui/rich-text/words.ts';
import { faultWords, webFormWords } from './fault-words.ts';
import { keepFiles, without, withKept, withoutFiles } from './keep-files.server.ts';
import { readFields } from './read-fields.ts';
import { validateAnswer } from './validate-answer.ts';
import { webFormName } from '#domain/web-forms/web-form-name.ts';

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
  const { kept, faults, status: refusedWith } = await keepFiles(form, context);
  if (go === 'upload')
    return faults.length > 0
      ? { kind: 'refused-fields', status: refusedWith, faults }
      : { kind: 'again', values: kept };
  const fields = withKept(form, sent, kept);
  const page = pageOf(form, sent);
  if (go.startsWith('drop:')) return again(without(fields, go.slice('drop:'.length)), page);
  if (faults.length > 0) return refuse(fields, page, faults, refusedWith);
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

/** Whether a field of this page is to be shown and was not on it when it was sent. */
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
      const isLost = (field: WebFormField) => faults.some((fault) => fault.field === keyOf(field.path));
      return refuse(withoutFiles(form, fields, isLost), page, faults);
    }
  }
}
