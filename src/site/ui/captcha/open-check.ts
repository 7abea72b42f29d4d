import { createBotCheck, type BotCheck } from './bot-check.ts';
import type { CaptchaProvider } from './captcha-settings.ts';
import { providerSource } from './provider-source.ts';
import { workSource } from './work-source.ts';

/** The provider where one is named; the browser's own work otherwise. */
export function openCheck(purpose: string, provider: CaptchaProvider | undefined): BotCheck {
  const own = workSource(purpose);
  return createBotCheck(provider ? providerSource(provider, own) : own);
}
