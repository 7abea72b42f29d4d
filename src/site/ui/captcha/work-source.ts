import type { TokenOutcome, TokenSource } from './bot-check.ts';

/** By work of the browser's own: nobody else is asked, and nothing stays on the page. */
export function workSource(purpose: string): TokenSource {
  return { obtain: (signal) => work(purpose, signal) };
}

async function work(purpose: string, signal: AbortSignal): Promise<TokenOutcome> {
  const response = await fetch(`/_captcha/${purpose}`, { headers: { accept: 'application/json' }, signal });
  if (response.status === 429) return { refusal: 'too-many' };
  const { challenge, difficultyBits } = parseChallenge(response.ok ? await response.json() : undefined);
  const { solve } = await import('#lib/proof-of-work.ts');
  const pause = async () => {
    await nextTask();
    signal.throwIfAborted();
  };
  const token = await solve(challenge, difficultyBits, { now: () => performance.now(), pause });
  if (token === undefined) throw new Error('no number solves the challenge');
  return { token };
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
