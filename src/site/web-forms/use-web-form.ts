import { useEffect, useMemo, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { RichText } from '#domain/rich-text.ts';
import { readTyped } from '#domain/web-forms/answers.ts';
import { findShown, type ShownFields } from '#domain/web-forms/shown-fields.ts';
import { allFields, fieldsOf, keyOf, type WebForm, type WebFormField } from '#domain/web-forms/web-form.ts';
import { faultOf, type Fields, type FormFault, type FormState } from '#site/forms/form.ts';
import { postForm } from '#site/forms/post-form.ts';
import { useRefusedTitle } from '#site/forms/use-form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { useCaptcha } from '#site/ui/captcha/use-captcha.ts';
import type { Shell } from '#site/view.ts';
import { checkFields } from './check-fields.ts';
import { faultWords, webFormWords } from './fault-words.ts';
import { forgetAnswers, keepAnswers, pageIn } from './kept-answers.ts';
import { filesIn, firstFields, nameOf, readFields } from './read-fields.ts';
import { answersIn, resumeAnswers } from './resume-answers.ts';
import { useUploads, type Uploads } from './use-uploads.ts';
import { webFormName } from '#domain/web-forms/web-form-name.ts';

/** What was pressed. */
export type Step = 'submit' | 'next' | 'previous';

/** What the form is at; another value each time, so that a second refusal takes the focus as the first did. */
export interface WebFormProgress {
  readonly kind: 'idle' | 'updating' | 'success' | 'failed';
  readonly faults: readonly FormFault[];
  readonly step?: Step | undefined;
  /** What was answered to a form that script sent. */
  readonly sent?: {
    readonly messages?: readonly RichText[] | undefined;
    readonly laterTo?: string | undefined;
  };
}

interface UseWebFormOptions {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly form: WebForm;
  readonly state: FormState | undefined;
  readonly shell: Pick<Shell, 'captcha'>;
}

export interface WebFormModel {
  readonly fields: Fields;
  readonly page: number;
  /** Counts the pages that were gone to, so that each takes the focus. */
  readonly turn: number;
  readonly shown: ShownFields;
  readonly progress: WebFormProgress;
  readonly uploads: Uploads;
  /** Without script: answers brought up questions that were not on the page yet. */
  readonly asksMore: boolean;
  /** Script runs. */
  readonly isLive: boolean;
  /** The security check is under way. */
  readonly isWorking: boolean;
  change(name: string, value: string | undefined): void;
  /** Brings a page on screen where something on it is looked for. */
  show(page: number): void;
  submit(event: SubmitEvent<HTMLFormElement>): void;
}

/** A form of the content: what it holds, which page is on screen, and what becomes of it. */
export function useWebForm({ element, form, state, shell }: UseWebFormOptions): WebFormModel {
  const name = webFormName(form.id);
  const texts = useTexts('forms', 'web-forms');
  const own = state?.name === name ? state : undefined;
  const back = own && 'values' in own ? own.values : undefined;
  const { check, working, reset } = useCaptcha(name, shell.captcha);
  const [fields, setFields] = useState<Fields>(() => (back ? answersIn(back) : firstFields(form)));
  const [place, setPlace] = useState({ page: pageIn(form, back?.['_page']), turn: 0 });
  const [isLive, setIsLive] = useState(false);
  const sending = useRef<{ readonly fields: Fields; readonly id: string }>(undefined);
  const [progress, setProgress] = useState<WebFormProgress>(() => firstProgress(own));
  useRefusedTitle(progress.kind === 'failed' ? progress : undefined);

  const shown = useMemo(() => findShown(form, readTyped(form, readFields(form, fields))), [form, fields]);
  const change = (field: string, value: string | undefined) =>
    setFields(({ [field]: _before, ...others }) =>
      value === undefined ? others : { ...others, [field]: value },
    );
  const uploads = useUploads({
    element,
    count: (field) => filesIn(field, fields).length,
    keep: (field, { fid, name: file }) =>
      setFields((known) => ({
        ...(field.several ? known : withoutFiles(field, known)),
        [`${nameOf(field)}.${fid}`]: file,
      })),
  });

  // What was typed before the script came, and what this tab has kept.
  useEffect(() => {
    setIsLive(true);
    if (!element.current) return forgetAnswers(form);
    const drawn = { element: element.current, fields, isBack: back !== undefined };
    const resumed = resumeAnswers(form, drawn, Date.now());
    if (resumed.fields) setFields(resumed.fields);
    if (resumed.page !== undefined) setPlace({ page: resumed.page, turn: 0 });
    // Once: from then on the fields are what this component says.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const isKept = isLive && progress.kind !== 'success';
  useEffect(() => {
    if (isKept) keepAnswers(form, { fields, page: place.page }, Date.now());
  }, [isKept, form, fields, place.page]);

  const goTo = (page: number) => setPlace(({ turn }) => ({ page, turn: turn + 1 }));
  const show = (page: number) => setPlace(({ turn }) => ({ page, turn }));

  /** What is wrong with a page, or with all; with the files that could not be sent. */
  async function findFaults(page?: number): Promise<readonly FormFault[]> {
    const found = await checkFields(form, fields, page);
    const ofPage = page === undefined ? allFields(form) : fieldsOf(form.pages[page]?.parts ?? []);
    return ofPage.flatMap(({ field }): FormFault[] => {
      const key = keyOf(field.path);
      const file = shown.isShown(key) ? uploads.faults[key] : undefined;
      if (file) return [{ code: 'file', field: key, message: file.message }];
      const fault = found.find((one) => one.field === field)?.fault;
      return fault ? [{ code: fault, field: key, message: faultWords(texts, field, fault) }] : [];
    });
  }

  /** What is sent again as it was goes under the same name: the service keeps it once, whatever became of the answer. */
  function markSending(sender: HTMLFormElement): void {
    if (sending.current?.fields !== fields) sending.current = { fields, id: randomName() };
    const hidden = sender.elements.namedItem('_sending');
    if (hidden instanceof HTMLInputElement) hidden.value = sending.current.id;
  }

  async function send(sender: HTMLFormElement, submitter: HTMLElement | null): Promise<WebFormProgress> {
    const refused = (faults: readonly FormFault[]): WebFormProgress => ({
      kind: 'failed',
      faults,
      step: 'submit',
    });
    const wrong = await findFaults();
    if (wrong.length > 0) return refused(wrong);
    const refusal = await check(sender);
    const fault = (code: string) => refused([faultOf({ words: webFormWords }, texts, { code })]);
    if (refusal !== undefined) return fault(refusal);
    markSending(sender);
    const answer = await postForm(sender, { submitter });
    if (answer.kind === 'lost') return fault(answer.code);
    if (answer.kind === 'refused') {
      // The service has lost a file: the rider is asked to choose it again, and it is not named any more.
      const lost = allFields(form).filter(
        ({ field }) =>
          field.kind === 'file' &&
          answer.faults.some(({ code, field: key }) => code === 'refused' && key === keyOf(field.path)),
      );
      if (lost.length > 0)
        setFields((known) => lost.reduce((left, { field }) => withoutFiles(field, left), known));
      return refused(answer.faults);
    }
    if (answer.kind === 'again') {
      setFields(answersIn(answer.values));
      return { kind: 'idle', faults: [] };
    }
    forgetAnswers(form);
    reset();
    if (answer.to !== undefined) location.assign(answer.to);
    return { kind: 'success', faults: [], sent: { messages: answer.messages, laterTo: answer.laterTo } };
  }

  async function take(step: Step, sender: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (step === 'previous') {
      setProgress({ kind: 'idle', faults: [] });
      goTo(Math.max(0, place.page - 1));
      return;
    }
    setProgress({ kind: 'updating', faults: [], step });
    if (step === 'next') {
      const faults = await findFaults(place.page);
      setProgress({ kind: faults.length > 0 ? 'failed' : 'idle', faults, step });
      if (faults.length === 0) goTo(Math.min(form.pages.length - 1, place.page + 1));
      return;
    }
    const outcome = await send(sender, submitter);
    const pages = outcome.faults.flatMap(({ field }) => pageOf(form, field) ?? []);
    if (pages.length > 0 && !pages.includes(place.page)) show(Math.min(...pages));
    setProgress(outcome);
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress.kind === 'updating' || uploads.sending) return;
    const { submitter } = event.nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : 'submit';
    void take(
      pressed === 'next' || pressed === 'previous' ? pressed : 'submit',
      event.currentTarget,
      submitter,
    );
  };
  return {
    ...place,
    fields,
    shown,
    progress,
    uploads,
    asksMore: own?.kind === 'again' && own.values['_more'] !== undefined && !isLive,
    isLive,
    isWorking: working,
    change,
    show,
    submit,
  };
}

/** By chance, also where the page came without encryption. */
const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function firstProgress(own: FormState | undefined): WebFormProgress {
  if (own?.kind === 'done') return { kind: 'success', faults: [] };
  if (own?.kind !== 'refused') return { kind: 'idle', faults: [] };
  return { kind: 'failed', faults: own.faults, step: own.values['_go'] === 'next' ? 'next' : 'submit' };
}

/** The page that a field stands on. */
export function pageOf({ pages }: Pick<WebForm, 'pages'>, key: string | undefined): number | undefined {
  const at = pages.findIndex(({ parts }) => fieldsOf(parts).some(({ field }) => keyOf(field.path) === key));
  return at < 0 ? undefined : at;
}

const withoutFiles = (field: WebFormField, fields: Fields): Fields => {
  const gone = new Set(filesIn(field, fields).map(({ fid }) => `${nameOf(field)}.${fid}`));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !gone.has(name)));
};
