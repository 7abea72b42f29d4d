import { logCaptchaFault, within } from './captcha-fault.ts';
import type { CaptchaSettings } from './captcha-settings.ts';
import { loadProvider } from './provider.ts';

/** `unchecked`: the check could not be carried out. */
export type TokenOutcome = { readonly token: string } | { readonly refusal: 'unchecked' | 'too-many' };

const providerAction = 'formSubmit';
const executeLimitMs = 10_000;

/** From the provider where there is one and its script can be had; by work of our own otherwise. Faults are logged. */
export async function obtainToken(purpose: string, { provider }: CaptchaSettings): Promise<TokenOutcome> {
  try {
    const api = provider && (await loadProvider(provider).catch(logCaptchaFault));
    if (!api) return await work(purpose);
    const executed = api.execute(provider.siteKey, { action: providerAction });
    return { token: await within(executeLimitMs, 'execution', executed) };
  } catch (fault) {
    logCaptchaFault(fault);
    return { refusal: 'unchecked' };
  }
}

async function work(purpose: string): Promise<TokenOutcome> {
  const response = await fetch(`/_captcha/${purpose}`, { headers: { accept: 'application/json' } });
  if (response.status === 429) return { refusal: 'too-many' };
  const { challenge, difficultyBits } = parseChallenge(response.ok ? await response.json() : undefined);
  const { solve } = await import('#lib/proof-of-work.ts');
  const token = await solve(challenge, difficultyBits, { now: () => performance.now(), pause: nextTask });
  return token === undefined ? { refusal: 'unchecked' } : { token };
}

function parseChallenge(answer: unknown): { challenge: string; difficultyBits: number } {
  const { challenge, difficultyBits } = Object(answer) as Record<string, unknown>;
  if (typeof challenge === 'string' && typeof difficultyBits === 'number')
    return { challenge, difficultyBits };
  throw new Error('the site gave no challenge');
}

/** A timer, not a promise: only between tasks can the browser take input and draw. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
