import { useState } from 'react';
import type { CaptchaSettings } from './captcha-settings.ts';
import type { TokenOutcome } from './obtain-token.ts';

/** Fetched when a form is sent: most pages are read without sending one. */
async function obtain(purpose: string, settings: CaptchaSettings): Promise<TokenOutcome> {
  try {
    const { obtainToken } = await import('./obtain-token.ts');
    return await obtainToken(purpose, settings);
  } catch (fault) {
    reportError(fault);
    return { refusal: 'unchecked' };
  }
}

/** With script, each sending of a form is worth a proof of its own. */
export function useCaptcha(purpose: string, settings: CaptchaSettings) {
  const [working, setWorking] = useState(false);
  /** Fills the form's field `_captcha`; gives why it could not, and nothing when the form is ready to be sent. */
  const check = async (form: HTMLFormElement) => {
    setWorking(true);
    const outcome = await obtain(purpose, settings);
    setWorking(false);
    if ('refusal' in outcome) return outcome.refusal;
    const field = form.elements.namedItem('_captcha');
    if (field instanceof HTMLInputElement) field.value = outcome.token;
    return undefined;
  };
  return { working, check };
}
