import type { ThirdParties } from '#config.ts';
import type { CaptchaProvider } from '#site/ui/captcha/captcha-settings.ts';

/** Foreign code that pages load for a visitor who agreed. The policy allows exactly what is listed here. */
export interface AgreedThirdParties {
  readonly scripts: readonly string[];
  readonly captcha: CaptchaProvider | undefined;
}

export function agreedThirdParties(settings: ThirdParties): AgreedThirdParties {
  const { consentToolUrl, tagManagerUrl, newsletterScriptUrl, captcha } = settings;
  const scripts = [consentToolUrl, tagManagerUrl, newsletterScriptUrl].filter((url) => url !== undefined);
  return { scripts, captcha };
}

export function originsOf({ scripts, captcha }: AgreedThirdParties): readonly string[] {
  const urls = captcha ? [...scripts, captcha.scriptUrl] : scripts;
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
