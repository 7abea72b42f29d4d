import type { CaptchaSettings } from './captcha-settings.ts';

/** The field a form sends its proof in. Without script it keeps the token the page came with. */
export function Captcha({ settings }: { readonly settings: CaptchaSettings }) {
  return <input type="hidden" name="_captcha" defaultValue={settings.pageToken} />;
}
