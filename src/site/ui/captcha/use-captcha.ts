import { useEffect, useState } from 'react';
import type { CaptchaSettings } from './captcha-settings.ts';
import { createLateCheck } from './late-check.ts';

/** With script, each sending of a form is worth a proof of its own. */
export function useCaptcha(purpose: string, { provider }: CaptchaSettings) {
  const [working, setWorking] = useState(false);
  // One for as long as the form is there: neither its name nor who vouches for it changes meanwhile.
  const [bot] = useState(() =>
    createLateCheck(async () => (await import('./open-check.ts')).openCheck(purpose, provider)),
  );
  useEffect(() => {
    bot.init();
    return () => bot.destroy();
  }, [bot]);

  /** Fills the form's field `_captcha`; gives why it could not, and nothing when the form is ready to be sent. */
  const check = async (form: HTMLFormElement) => {
    setWorking(true);
    const outcome = await bot.execute();
    setWorking(false);
    if ('refusal' in outcome) return outcome.refusal;
    const field = form.elements.namedItem('_captcha');
    if (field instanceof HTMLInputElement) field.value = outcome.token;
    return undefined;
  };
  return { working, check, reset: bot.reset };
}
