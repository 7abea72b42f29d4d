import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { nonceDigits } from '#lib/proof-of-work.ts';
import type { StateStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';

/**
 * Two kinds of tokens keep machines away from a form, neither with a picture or a third party.
 *
 * `work`: with script the browser asks for a challenge and pays for it with a proof of work. It counts once, for ten minutes.
 *
 * `page`: without script a browser cannot work, so the token comes with the page. Pages are shared copies, hence it counts
 * more than once and costs nothing to get. What it may do is bounded instead: nobody fills a form in within three seconds,
 * and each purpose takes so many of them an hour in all. Who uses that up stops only visitors without script, and only
 * until the next hour. The site, which knows the visitor's address, allows fewer from each; the form's trap catches the rest.
 */
export interface Captcha {
  issue(purpose: string): Challenge;
  /** The token of a form that is drawn on the server. */
  issuePageToken(purpose: string): string;
  /** Throws `unavailable` where it cannot be told whether the token counted already. */
  verify(token: string, purpose: string): Promise<CaptchaVerdict>;
}

interface Challenge {
  readonly challenge: string;
  readonly difficultyBits: number;
}

/** `used`: it counted already, or its purpose takes no more page tokens this hour. */
export type CaptchaVerdict = 'ok' | 'invalid' | 'expired' | 'used';

export interface CaptchaOptions {
  /** The same in the site that issues and the service that verifies. */
  readonly secret: string;
  readonly clock: Clock;
  readonly state: StateStore;
  /** 14 unless given: about a tenth of a second on a phone, and a second for one visitor in a thousand. */
  readonly difficultyBits?: number;
  readonly pageTokensPerHour?: number;
}

const challengeLifeMs = 10 * 60_000;
const pageMinimumAgeMs = 3000;
/** As long as the form's own token: a page may stay open for a day. */
const pageLifeMs = 24 * 3_600_000;
const hourMs = 3_600_000;
const longestToken = 300;

/** Dots part a token, so a purpose has none. */
const aPurpose = '[a-z][a-z0-9_-]{0,79}';
const purposePattern = new RegExp(`^${aPurpose}$`);
const workPattern = new RegExp(
  `^(work\\.(${aPurpose})\\.(\\d{1,2})\\.(\\d{1,16})\\.([\\w-]{22}))\\.([\\w-]{43})\\.\\d{${nonceDigits}}$`,
);
const pagePattern = new RegExp(`^(page\\.(${aPurpose})\\.(\\d{1,16}))\\.([\\w-]{43})$`);

/** Whether a token claims to be one of these two kinds, and not a provider's. */
export function isOwnToken(token: string): boolean {
  return /^(?:work|page)\./.test(token);
}

/** Whether a token claims to come from a page without script; only `verify` says whether it is good. */
export function isPageToken(token: string): boolean {
  return token.startsWith('page.');
}

/** Whether the number at the end of a token does the work (lib/proof-of-work): so many zero bits at the start of its hash. */
export function isSolved(token: string, bits: number): boolean {
  const digest = createHash('sha256').update(token).digest();
  const zeroBytes = digest.findIndex((byte) => byte !== 0);
  return zeroBytes * 8 + Math.clz32(digest[zeroBytes] ?? 0) - 24 >= bits;
}

export function createCaptcha(options: CaptchaOptions): Captcha {
  const { secret, clock, state, difficultyBits = 14, pageTokensPerHour = 120 } = options;

  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const sealed = (text: string) => `${text}.${sign(text)}`;
  const isSigned = (text: string, signature: string) =>
    timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature));

  /** Throws where nothing can be counted: whoever would write on the strength of a token is asked to come back. */
  const count = (key: string, ttlMs: number) => state.increment(`captcha:${key}`, { ttlMs });

  async function verifyWork(token: string, purpose: string): Promise<CaptchaVerdict> {
    const [, text = '', issuedFor, bits, expiry, id = '', signature = ''] = workPattern.exec(token) ?? [];
    if (!text || !isSigned(text, signature) || issuedFor !== purpose) return 'invalid';
    const leftMs = Number(expiry) - clock.now();
    if (leftMs <= 0) return 'expired';
    if (!isSolved(token, Number(bits))) return 'invalid';
    return (await count(`work:${id}`, leftMs)) === 1 ? 'ok' : 'used';
  }

  async function verifyPage(token: string, purpose: string): Promise<CaptchaVerdict> {
    const [, text = '', issuedFor, issued, signature = ''] = pagePattern.exec(token) ?? [];
    if (!text || !isSigned(text, signature) || issuedFor !== purpose) return 'invalid';
    const ageMs = clock.now() - Number(issued);
    if (ageMs < pageMinimumAgeMs) return 'invalid';
    if (ageMs >= pageLifeMs) return 'expired';
    const hour = Math.floor(clock.now() / hourMs);
    return (await count(`page:${purpose}:${hour}`, hourMs)) <= pageTokensPerHour ? 'ok' : 'used';
  }

  return {
    issue: (purpose) => {
      requirePurpose(purpose);
      const id = randomBytes(16).toString('base64url');
      const text = `work.${purpose}.${difficultyBits}.${clock.now() + challengeLifeMs}.${id}`;
      return { challenge: sealed(text), difficultyBits };
    },
    issuePageToken: (purpose) => {
      requirePurpose(purpose);
      return sealed(`page.${purpose}.${clock.now()}`);
    },
    verify: async (token, purpose) => {
      if (token.length > longestToken) return 'invalid';
      return isPageToken(token) ? verifyPage(token, purpose) : verifyWork(token, purpose);
    },
  };
}

/** A purpose is ours, never a visitor's: a wrong one is a fault of the caller. */
function requirePurpose(purpose: string): void {
  if (!purposePattern.test(purpose)) throw new TypeError(`not a purpose of a captcha: ${purpose}`);
}
