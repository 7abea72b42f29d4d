import { useTexts } from '#site/i18n/texts.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { CaptchaSettings } from './captcha-settings.ts';

export interface CaptchaProps {
  readonly settings: CaptchaSettings;
  /** The browser is at work; the form's own button says it to those who see. */
  readonly working: boolean;
}

/** The field a form sends its proof in. Without script it keeps the token the page came with. */
export function Captcha({ settings, working }: CaptchaProps) {
  const texts = useTexts().ui.captcha;
  return (
    <>
      <input type="hidden" name="captcha" defaultValue={settings.pageToken} />
      <span role="status">{working && <VisuallyHidden>{texts.working}</VisuallyHidden>}</span>
    </>
  );
}
