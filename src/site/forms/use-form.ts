import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { useCaptcha } from '#site/ui/captcha/use-captcha.ts';
import type { Shell } from '#site/view.ts';
import { checkFields, faultOf } from './form.ts';
import type { Fields, Form, FormFault, FormState } from './form.ts';
import { fieldsOf, postForm } from './post-form.ts';
import { acceptedTitle, refusedTitle } from './refused-title.ts';

/** A new one for each attempt, so that a second refusal takes the focus as the first did. */
interface FormProgress {
  readonly kind: 'idle' | 'sending' | 'done' | 'refused';
  readonly faults: readonly FormFault[];
  /** How often the form was sent by script. */
  readonly attempt: number;
  /** What is asked before the form is acted on. */
  readonly question?: string | undefined;
}

interface UseFormOptions {
  readonly form: Form;
  /** What became of it without script, when the page came back. */
  readonly state: FormState | undefined;
  readonly shell: Pick<Shell, 'captcha'>;
  /** Instead of showing that it is done. */
  readonly onDone?: () => void;
  /** Besides showing it, where it leads to no other page. */
  readonly onSaved?: (() => void) | undefined;
}

/** With script the same form is sent behind the page, and what became of it is shown in place. */
export function useForm({ form, state, shell, onDone, onSaved }: UseFormOptions) {
  const texts = useTexts();
  const { check, working, reset } = useCaptcha(form.name, shell.captcha);
  const own = state?.name === form.name ? state : undefined;
  const [progress, setProgress] = useState<FormProgress>(() => ({
    kind: own?.kind === 'refused' || own?.kind === 'done' ? own.kind : 'idle',
    faults: own?.kind === 'refused' ? own.faults : [],
    attempt: 0,
    question: own?.kind === 'again' ? own.question : undefined,
  }));
  const [back, setBack] = useState<Fields | undefined>(own && 'values' in own ? own.values : undefined);
  const attempts = useRef(0);
  useRefusedTitle(progress.kind === 'refused' ? progress : undefined);

  /** With a proof at once, or once more with the one that was asked for. */
  async function send(
    element: HTMLFormElement,
    submitter: HTMLElement | null,
    isProven = form.hasCaptcha === true,
  ): Promise<Sent> {
    const fields = fieldsOf(element, submitter);
    // The rules are a file of their own. Where it cannot be fetched the form is sent as it is: the server checks it too.
    const checked = await checkFields(form, fields, texts).catch(() => undefined);
    if (checked && 'faults' in checked) return { faults: checked.faults };
    const refusal = isProven ? await check(element) : undefined;
    if (refusal !== undefined) return { faults: [faultOf(form, texts, { code: refusal })] };
    const answer = await postForm(element, { submitter, isProven });
    if (answer.kind === 'refused') {
      const isAsked = form.hasCaptcha && !isProven && answer.faults.some(({ code }) => code === 'proof');
      return isAsked ? send(element, submitter, true) : { faults: answer.faults };
    }
    if (answer.kind === 'lost') return { faults: [faultOf(form, texts, answer)] };
    if (form.hasCaptcha) reset();
    if (answer.values) setBack(answer.values);
    if (answer.kind === 'again') return { faults: [], isAgain: true, question: answer.question };
    if (answer.to !== undefined) location.assign(answer.to);
    else onSaved?.();
    return { faults: [] };
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress.kind === 'sending') return;
    attempts.current += 1;
    const attempt = attempts.current;
    setProgress({ kind: 'sending', faults: [], attempt });
    const element = event.currentTarget;
    const { faults, isAgain, question } = await send(element, event.nativeEvent.submitter);
    if (faults.length > 0) emptySecrets(element, form);
    if (isAgain) setProgress({ kind: 'idle', faults, attempt, question });
    else if (faults.length === 0 && onDone) onDone();
    else setProgress({ kind: faults.length > 0 ? 'refused' : 'done', faults, attempt });
  };
  return { progress, back, values: back ?? {}, isResumed: own?.kind === 'resumed', submit, working };
}

/** What became of one attempt. */
interface Sent {
  readonly faults: readonly FormFault[];
  readonly isAgain?: boolean;
  readonly question?: string | undefined;
}

/** As without script: a refused form comes back without its passwords. */
function emptySecrets(element: HTMLFormElement, { secret = [] }: Form): void {
  for (const name of secret) {
    const field = element.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = '';
  }
}

/** The document's title says that the form stands refused: `refusal` is another value each time, and none otherwise. */
export function useRefusedTitle(refusal: object | undefined): void {
  const { errorPrefix } = useTexts().ui;
  useEffect(() => {
    if (!refusal) return undefined;
    document.title = refusedTitle(document.title, errorPrefix);
    return () => {
      document.title = acceptedTitle(document.title, errorPrefix);
    };
  }, [refusal, errorPrefix]);
}
