import type { TokenSource } from './bot-check.ts';
import { logCaptchaFault, within } from './captcha-fault.ts';
import type { CaptchaProvider } from './captcha-settings.ts';
import { borrowProvider, type BorrowedProvider } from './provider.ts';

const action = 'formSubmit';
const executeLimitMs = 10_000;

/** From the provider, where its script can be had; by `otherwise` where not, which is logged. */
export function providerSource(provider: CaptchaProvider, otherwise: TokenSource): TokenSource {
  let borrowed: BorrowedProvider | undefined;
  const leave = () => {
    borrowed?.giveBack();
    borrowed = undefined;
  };
  return {
    obtain: async (signal) => {
      borrowed ??= borrowProvider(provider);
      const api = await borrowed.api.catch((fault: unknown) => {
        // It may be there the next time.
        leave();
        if (!signal.aborted) logCaptchaFault(fault);
      });
      if (!api) return otherwise.obtain(signal);
      signal.throwIfAborted();
      const token: unknown = await within(
        executeLimitMs,
        'execution',
        api.execute(provider.siteKey, { action }),
      );
      if (typeof token !== 'string' || token === '') throw new Error('the provider gave no token');
      return { token };
    },
    leave,
  };
}
