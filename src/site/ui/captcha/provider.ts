import { CaptchaFault, within } from './captcha-fault.ts';
import type { CaptchaProvider } from './captcha-settings.ts';

/** What the script of a provider brings: the interface of reCAPTCHA v3, which others offer as well. */
interface ProviderApi {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Partial<ProviderApi> | undefined;
  }
}

export interface BorrowedProvider {
  /** Fails with a `CaptchaFault`; who borrows anew tries again. */
  readonly api: Promise<ProviderApi>;
  /** The last who has it takes away what it put on the page. */
  giveBack(): void;
}

interface Loading {
  readonly api: Promise<ProviderApi>;
  borrowers: number;
}

const loadLimitMs = 5000;

const loads = new Map<string, Loading>();

/** The provider's script, fetched once for all forms of the page. */
export function borrowProvider({ scriptUrl, siteKey }: CaptchaProvider): BorrowedProvider {
  if (siteKey === '') return { api: Promise.reject(new CaptchaFault('no-key')), giveBack: () => undefined };
  const url = new URL(scriptUrl);
  if (!url.searchParams.has('render')) url.searchParams.set('render', siteKey);
  const address = url.href;
  const loading = loads.get(address) ?? {
    api: within(loadLimitMs, 'load', fetchScript(address)),
    borrowers: 0,
  };
  loads.set(address, loading);
  loading.borrowers += 1;
  return {
    api: loading.api,
    giveBack: () => {
      loading.borrowers -= 1;
      if (loading.borrowers > 0) return;
      loads.delete(address);
      clearPage(address);
      // A script that was still on its way comes all the same.
      loading.api.then(
        () => loads.has(address) || clearPage(address),
        () => undefined,
      );
    },
  };
}

async function fetchScript(address: string): Promise<ProviderApi> {
  const script = document.createElement('script');
  try {
    await new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(address)));
      // Throws where the document's policy allows no foreign script.
      script.src = address;
      document.head.append(script);
    });
  } catch (cause) {
    throw new CaptchaFault('load', cause);
  }
  const api = window.grecaptcha;
  if (!isKnown(api)) throw new CaptchaFault('no-version');
  await new Promise<void>((resolve) => {
    api.ready(resolve);
  });
  return api;
}

function isKnown(api: Partial<ProviderApi> | undefined): api is ProviderApi {
  return typeof api?.ready === 'function' && typeof api.execute === 'function';
}

/** The scripts from where the first one came, the badge in the corner of the page, and the name they are called by. */
function clearPage(address: string): void {
  const folder = new URL('.', address).href;
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (script.src.startsWith(folder)) script.remove();
  for (const badge of document.querySelectorAll('.grecaptcha-badge')) {
    const around = badge.parentElement;
    const isWrapped = around !== null && around !== document.body && around.childElementCount === 1;
    (isWrapped ? around : badge).remove();
  }
  window.grecaptcha = undefined;
}
