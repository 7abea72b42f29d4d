import type { CaptchaProvider } from './captcha-settings.ts';

/** What the script of a provider brings: the interface of reCAPTCHA v3, which others offer as well. */
interface ProviderApi {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: ProviderApi;
  }
}

const loads = new Map<string, Promise<ProviderApi>>();

/** The provider's script, fetched once; a failure may be tried again. */
export function loadProvider({ scriptUrl, siteKey }: CaptchaProvider): Promise<ProviderApi> {
  const url = new URL(scriptUrl);
  if (!url.searchParams.has('render')) url.searchParams.set('render', siteKey);
  const address = url.href;
  const present = loads.get(address);
  if (present) return present;
  const load = fetchScript(address);
  loads.set(address, load);
  load.catch(() => loads.delete(address));
  return load;
}

async function fetchScript(address: string): Promise<ProviderApi> {
  const script = document.createElement('script');
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new Error('the script of the captcha could not be loaded')),
    );
    // Throws where the document's policy allows no foreign script.
    script.src = address;
    document.head.append(script);
  });
  const api = window.grecaptcha;
  if (!api) throw new Error('the script of the captcha brings no captcha');
  await new Promise<void>((resolve) => {
    api.ready(resolve);
  });
  return api;
}
