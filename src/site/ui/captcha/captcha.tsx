import type { CaptchaSettings } from './captcha-settings.ts';

interface CaptchaProps {
  /** What the proof is good for: the name of the form. */
  readonly purpose: string;
  readonly settings: CaptchaSettings;
}

/** The field a form sends its proof in. Without script it keeps the token the page came with. */
export function Captcha({ purpose, settings }: CaptchaProps) {
  return <input type="hidden" name="_captcha" defaultValue={settings.pageTokens[purpose]} />;
}
