import { CaptchaFault, within } from './captcha-fault.ts';
import type { CaptchaProvider } from './captcha-settings.ts';

/** What the script of a provider brings: the interface of reCAPTCHA v3, which others offer as well. */
interface ProviderApi {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Partial<ProviderApi>;
  }
}

const loadLimitMs = 5000;

const loads = new Map<string, Promise<ProviderApi>>();

/** The provider's script, fetched once; a failure may be tried again. Fails with a `CaptchaFault`. */
export async function loadProvider({ scriptUrl, siteKey }: CaptchaProvider): Promise<ProviderApi> {
  if (siteKey === '') throw new CaptchaFault('no-key');
  const url = new URL(scriptUrl);
  if (!url.searchParams.has('render')) url.searchParams.set('render', siteKey);
  const address = url.href;
  const present = loads.get(address);
  if (present) return present;
  const load = within(loadLimitMs, 'load', fetchScript(address));
  loads.set(address, load);
  load.catch(() => loads.delete(address));
  return load;
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
    script.remove();
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
