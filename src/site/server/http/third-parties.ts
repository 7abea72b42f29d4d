import type { ThirdParties } from '#config.ts';
import type { CaptchaProvider } from '#site/ui/captcha/captcha-settings.ts';

/** What pages load from others for a visitor who agreed. The policy allows exactly what is listed here. */
export interface AgreedThirdParties {
  readonly scripts: readonly string[];
  readonly captcha: CaptchaProvider | undefined;
  /** The map under the lines; without one, that of the schedule service. */
  readonly mapStyleUrl?: string | undefined;
}

export function agreedThirdParties(settings: ThirdParties): AgreedThirdParties {
  const { consentToolUrl, tagManagerUrl, newsletterScriptUrl, captcha, mapStyleUrl } = settings;
  const scripts = [consentToolUrl, tagManagerUrl, newsletterScriptUrl].filter((url) => url !== undefined);
  // What is told to a page is public: the secret stays.
  const provider = captcha && { scriptUrl: captcha.scriptUrl, siteKey: captcha.siteKey };
  return { scripts, captcha: provider, mapStyleUrl };
}

/** Where the script of reCAPTCHA, by either of its addresses, fetches the rest of itself. */
const companions: Readonly<Record<string, readonly string[]>> = {
  'https://www.google.com': ['https://www.gstatic.com'],
  'https://www.recaptcha.net': ['https://www.gstatic.com', 'https://www.gstatic.cn'],
};

/** Of foreign code. */
export function originsOf({ scripts, captcha }: AgreedThirdParties): readonly string[] {
  const origins = scripts.map((url) => new URL(url).origin);
  const provider = captcha && new URL(captcha.scriptUrl).origin;
  const ofProvider = provider === undefined ? [] : [provider, ...(companions[provider] ?? [])];
  return [...new Set([...origins, ...ofProvider])];
}
