import { useEffect, useMemo, useRef, useState } from 'react';
import type { CaptchaSettings } from './captcha-settings.ts';
import { createLateCheck } from './late-check.ts';

/** With script, each sending of a form is worth a proof of its own. */
export function useCaptcha(purpose: string, { provider, pageTokens }: CaptchaSettings) {
  const [working, setWorking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Every page brings settings of its own, which say the same: only other words are another check.
  const { scriptUrl, siteKey } = provider ?? {};
  const bot = useMemo(
    () =>
      createLateCheck(async () => {
        const { openCheck } = await import('./open-check.ts');
        const named = scriptUrl !== undefined && siteKey !== undefined ? { scriptUrl, siteKey } : undefined;
        return openCheck(purpose, named);
      }),
    [purpose, scriptUrl, siteKey],
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
    const hidden = form.elements.namedItem('_captcha');
    field.current = hidden instanceof HTMLInputElement ? hidden : null;
    if (field.current) field.current.value = outcome.token;
    return undefined;
  };
  /** After success: the field is as the page brought it, for a form that stays on screen. */
  const reset = () => {
    bot.reset();
    if (field.current) field.current.value = pageTokens[purpose] ?? '';
  };
  return { working, check, reset };
}
