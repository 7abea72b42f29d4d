import { logCaptchaFault } from './captcha-fault.ts';

/** `unchecked`: the check could not be carried out. */
export type TokenOutcome = { readonly token: string } | { readonly refusal: 'unchecked' | 'too-many' };

/**
 * What shows that a person sends a form, whoever vouches for it (specification B4). Nothing is fetched before the first
 * `execute`: most pages are read without sending a form.
 */
export interface BotCheck {
  /** The form is on screen. */
  init(): void;
  /** The form is being sent. Never fails: a fault is logged, and told as a refusal. */
  execute(): Promise<TokenOutcome>;
  /** The form was taken: what is still under way is given up, and the next `execute` begins anew. */
  reset(): void;
  /** The form left the screen: what is under way is given up, and nothing of the check stays. */
  destroy(): void;
}

/** One way to get a token. */
export interface TokenSource {
  /** Whoever gave it up does not wait for it any more; work that goes on by itself ends with the signal. */
  obtain(signal: AbortSignal): Promise<TokenOutcome>;
  /** Takes away what `obtain` left on the page. */
  leave?(): void;
}

export const unchecked: TokenOutcome = { refusal: 'unchecked' };

/** The life of a check, the same for every source. */
export function createBotCheck(source: TokenSource): BotCheck {
  let life: AbortController | undefined;
  const giveUp = () => life?.abort();
  return {
    init: () => {
      life ??= new AbortController();
    },
    execute: async () => {
      if (!life) return unchecked;
      const { signal } = life;
      const obtained = source.obtain(signal).catch((fault: unknown) => {
        if (!signal.aborted) logCaptchaFault(fault);
        return unchecked;
      });
      return Promise.race([obtained, endOf(signal)]);
    },
    reset: () => {
      if (!life) return;
      giveUp();
      life = new AbortController();
    },
    destroy: () => {
      giveUp();
      life = undefined;
      source.leave?.();
    },
  };
}

function endOf(signal: AbortSignal): Promise<TokenOutcome> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(unchecked), { once: true });
  });
}
