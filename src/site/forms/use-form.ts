import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { useCaptcha } from '#site/ui/captcha/use-captcha.ts';
import type { Shell } from '#site/view.ts';
import { checkFields, faultOf, textFields } from './form.ts';
import type { Fields, Form, FormFault, FormState } from './form.ts';
import { postForm } from './post-form.ts';
import { acceptedTitle, refusedTitle } from './refused-title.ts';

/** A new one for each attempt, so that a second refusal takes the focus as the first did. */
interface FormProgress {
  readonly kind: 'idle' | 'sending' | 'done' | 'refused';
  readonly faults: readonly FormFault[];
  /** How often the form was sent by script. */
  readonly attempt: number;
}

interface UseFormOptions {
  readonly form: Form;
  /** What became of it without script, when the page came back. */
  readonly state: FormState | undefined;
  readonly shell: Pick<Shell, 'captcha'>;
  /** Instead of showing that it is done. */
  readonly onDone?: () => void;
}

/** With script the same form is sent behind the page, and what became of it is shown in place. */
export function useForm({ form, state, shell, onDone }: UseFormOptions) {
  const texts = useTexts();
  const { check, working } = useCaptcha(form.name, shell.captcha);
  const own = state?.name === form.name ? state : undefined;
  const [progress, setProgress] = useState<FormProgress>(() => ({
    kind: own?.kind ?? 'idle',
    faults: own?.kind === 'refused' ? own.faults : [],
    attempt: 0,
  }));
  const attempts = useRef(0);
  useRefusedTitle(progress.kind === 'refused' ? progress : undefined);

  async function send(element: HTMLFormElement, submitter: HTMLElement | null) {
    const fields = textFields(new FormData(element, submitter));
    // The rules are a file of their own. Where it cannot be fetched the form is sent as it is: the server checks it too.
    const checked = await checkFields(form, fields, texts).catch(() => undefined);
    if (checked && 'faults' in checked) return checked.faults;
    const refusal = form.hasCaptcha ? await check(element) : undefined;
    if (refusal !== undefined) return [faultOf(form, texts, { code: refusal })];
    const answer = await postForm(element, { submitter });
    if (answer.kind === 'refused') return answer.faults;
    if (answer.kind === 'lost') return [faultOf(form, texts, answer)];
    if (answer.to !== undefined) location.assign(answer.to);
    return [];
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress.kind === 'sending') return;
    attempts.current += 1;
    const attempt = attempts.current;
    setProgress({ kind: 'sending', faults: [], attempt });
    const faults = await send(event.currentTarget, event.nativeEvent.submitter);
    if (faults.length === 0 && onDone) onDone();
    else setProgress({ kind: faults.length > 0 ? 'refused' : 'done', faults, attempt });
  };
  const values: Fields = own?.kind === 'refused' ? own.values : {};
  return { progress, values, submit, working };
}

/** The document's title says that the form stands refused: `refusal` is another value each time, and none otherwise. */
function useRefusedTitle(refusal: object | undefined): void {
  const { errorPrefix } = useTexts().ui;
  useEffect(() => {
    if (!refusal) return undefined;
    document.title = refusedTitle(document.title, errorPrefix);
    return () => {
      document.title = acceptedTitle(document.title, errorPrefix);
    };
  }, [refusal, errorPrefix]);
}
