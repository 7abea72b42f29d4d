import { parseAddress } from '#lib/parse-address.ts';

interface Href {
  readonly href: string;
  /** Leads away from the site. */
  readonly external: boolean;
}

const schemed = /^[a-z][a-z0-9+.-]*:/i;
const base = 'https://site.invalid';
// oxlint-disable-next-line no-control-regex -- browsers skip these characters inside an address
const skipped = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g;

/**
 * An address a link may have: a page of the site, a place in the page, http(s), mail or phone; `undefined` for all else.
 * It is rebuilt from its parsed parts, so what is compared here is what a browser follows.
 */
export function parseHref(value: string, siteOrigin?: string): Href | undefined {
  const text = value.replace(skipped, '').trim();
  if (text === '' || text.length > 2048 || text.includes('\\')) return undefined;
  if (text.startsWith('internal:/')) return parsePath(text.slice('internal:'.length));
  if (!schemed.test(text)) return parsePath(text);
  const scheme = text.slice(0, text.indexOf(':')).toLowerCase();
  if (scheme === 'http' || scheme === 'https') return parseAbsolute(text, siteOrigin);
  if (scheme === 'mailto') return parseMail(text.slice('mailto:'.length));
  if (scheme === 'tel') return parsePhone(text.slice('tel:'.length));
  return undefined;
}

function parsePath(text: string): Href | undefined {
  if (!/^(?:\/(?!\/)|#.)/.test(text)) return undefined;
  const url = parseAddress(text, base);
  if (url?.origin !== base) return undefined;
  const href = text.startsWith('#') ? url.hash : url.pathname + url.search + url.hash;
  // Dot segments can leave two slashes in front, which would name another host.
  return href.startsWith('//') ? undefined : { href, external: false };
}

function parseAbsolute(text: string, siteOrigin?: string): Href | undefined {
  const url = parseAddress(text);
  if (!url || url.hostname === '' || url.username !== '' || url.password !== '') return undefined;
  if (siteOrigin !== undefined && url.origin === siteOrigin)
    return parsePath(url.pathname + url.search + url.hash);
  return { href: url.href, external: true };
}

function parseMail(address: string): Href | undefined {
  const mail = /^[^\s<>"'`\\:?@]+@[^\s<>"'`\\:?]+(?:\?[\w\-.~%=&+!@,']*)?$/;
  return mail.test(address) ? { href: `mailto:${address}`, external: false } : undefined;
}

function parsePhone(number: string): Href | undefined {
  const compact = number.replace(/[\s\u00a0\u202f]|%20/g, '');
  return /^\+?[\d().,;*#-]{2,40}$/.test(compact) ? { href: `tel:${compact}`, external: false } : undefined;
}

/** The address of an image: the site's own or https. */
export function parseImageSrc(value: string, siteOrigin?: string): string | undefined {
  const href = parseHref(value, siteOrigin)?.href;
  return href && (href.startsWith('/') || href.startsWith('https:')) ? href : undefined;
}
