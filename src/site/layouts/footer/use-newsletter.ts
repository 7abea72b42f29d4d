import { useState, type SubmitEvent } from 'react';
import { postForm } from '#site/layouts/post-form/post-form.ts';
import { useCaptcha } from '#site/ui/captcha/use-captcha.ts';
import type { CaptchaSettings } from '#site/ui/captcha/captcha-settings.ts';
import type { NewsletterForm } from '#site/view.ts';

export type NewsletterState = NewsletterForm['state'] | 'sending' | 'unchecked';

/** A new one for each attempt, so that a second failure takes the focus as the first did. */
export interface NewsletterResult {
  readonly state: NewsletterState;
  readonly attempt: number;
}

const states: readonly NewsletterForm['state'][] = [
  'idle',
  'sent',
  'invalid',
  'unavailable',
  'robot',
  'too-many',
];
const emailLike = /^\S+@\S+\.\S+$/;

/** With script the same form is posted behind the page; the answer is its new state. */
export function useNewsletter(initial: NewsletterForm['state'], settings: CaptchaSettings) {
  const [result, setResult] = useState<NewsletterResult>({ state: initial, attempt: 0 });
  const captcha = useCaptcha('newsletter', settings);
  const { state, attempt } = result;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const email = new FormData(form).get('email');
    if (typeof email !== 'string' || !emailLike.test(email.trim())) {
      setResult({ state: 'invalid', attempt: attempt + 1 });
      return;
    }
    setResult({ state: 'sending', attempt: attempt + 1 });
    const told = (await captcha.check(form)) ?? (await outcome(await postForm(form)));
    setResult({ state: told, attempt: attempt + 1 });
  };
  return { result, submit, checking: captcha.working };
}

async function outcome(response: Response | undefined): Promise<NewsletterForm['state']> {
  if (response?.status === 429) return 'too-many';
  const answer: unknown = await response?.json().catch(() => undefined);
  const told = typeof answer === 'object' && answer !== null && 'state' in answer ? answer.state : undefined;
  return states.find((state) => state === told) ?? 'unavailable';
}
