import { createCaptcha, type CaptchaVerdict } from '#platform/captcha/captcha.ts';
import { createMemoryStore } from '#platform/cache-store/memory-store.ts';
import type { Clock } from '#platform/clock.ts';
import { deriveKey } from '#platform/secret.ts';
import { startUpstream, type React, type Upstream } from './upstream.ts';

/** The setting both sides share. */
export const sharedSecret = 'the secret of the site and of its accounts service';

/** A service in the place of accounts that takes newsletter sign-ups, and asks for the captcha as the contract has it. */
export interface NewsletterService {
  readonly upstream: Upstream;
  /** What came of each sign-up. */
  readonly verdicts: readonly CaptchaVerdict[];
  /** Works again as it should, with the site's time for its own. */
  restore(clock: Clock): void;
}

export async function startNewsletterService(): Promise<NewsletterService> {
  let time: Clock = { now: () => 0 };
  const clock: Clock = { now: () => time.now() };
  const verdicts: CaptchaVerdict[] = [];
  const store = createMemoryStore({ maxBytes: 1_000_000, clock });
  const captcha = createCaptcha({ secret: deriveKey(sharedSecret, 'captcha'), clock, state: store });
  const react: React = async ({ url, body }) => {
    if (url !== '/api/newsletter/subscribe') return { status: 404, body: {} };
    const { recaptchaToken } = JSON.parse(body) as { recaptchaToken: string };
    const verdict = await captcha.verify(recaptchaToken, 'newsletter');
    verdicts.push(verdict);
    if (verdict === 'ok') return { body: { message: 'ok' } };
    return { status: 400, body: { message: 'Recaptcha invalid' } };
  };
  const upstream = await startUpstream(react);
  return {
    upstream,
    verdicts,
    restore: (followed) => {
      time = followed;
      upstream.will(react);
    },
  };
}
