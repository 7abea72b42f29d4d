import { languageTags } from '#domain/locale.ts';
import type { LongAddressPage } from '#platform/http/listener/address-length.ts';
import type { SmallPages } from './small-page.ts';

interface LongAddressOptions {
  readonly smallPage: SmallPages;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The small page for an address that is too long: the listener sends it, before the application is asked. */
export function createLongAddressPage({ smallPage, headers }: LongAddressOptions): LongAddressPage {
  return ({ url = '/', headers: asked }) => {
    const { locale, html } = smallPage('too-long', { url, headers: asked });
    const spoken = { 'content-language': languageTags[locale], vary: 'accept-language, cookie' };
    return { headers: { ...headers, ...spoken }, html };
  };
}
