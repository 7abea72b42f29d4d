import { escapeXml } from '#lib/escape-xml.ts';
import { defaultLocale, languageTags, locales, type Locale } from '#domain/locale.ts';
import type { PageAddress } from './list-addresses.ts';

/** The standard allows 50,000 addresses and 50 MB a file; smaller ones are read again sooner. */
export const partSize = 10_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The pages of a language, each with the same page in the other one. */
export function writePart(
  addresses: readonly PageAddress[],
  locale: Locale,
  origin: string,
  first: Locale = defaultLocale,
): string {
  const urls = addresses.map(({ paths, changed }) => {
    const path = paths[locale];
    if (path === undefined) return '';
    return `<url><loc>${addressIn(origin + path)}</loc>${lastmod(changed)}${alternates(paths, origin, first)}</url>`;
  });
  return `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

/** A page in one language alone has no other to name. */
function alternates(paths: PageAddress['paths'], origin: string, first: Locale): string {
  const given = locales.flatMap((locale) => {
    const path = paths[locale];
    return path === undefined ? [] : [[languageTags[locale].toLowerCase(), path] as const];
  });
  if (given.length < 2) return '';
  const all = [...given, ['x-default', paths[first] ?? ''] as const];
  return all
    .map(
      ([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(origin + path)}"/>`,
    )
    .join('');
}

export interface SitemapPart {
  readonly path: string;
  readonly changed: string | undefined;
}

export function writeIndex(parts: readonly SitemapPart[], origin: string): string {
  const maps = parts.map(
    ({ path, changed }) => `<sitemap><loc>${addressIn(origin + path)}</loc>${lastmod(changed)}</sitemap>`,
  );
  return `${head}<sitemapindex ${namespace}>${maps.join('')}</sitemapindex>`;
}

/** A moment that cannot be read is not told. */
function lastmod(changed: string | undefined): string {
  const at = changed === undefined ? Number.NaN : Date.parse(changed);
  return Number.isNaN(at) ? '' : `<lastmod>${new Date(at).toISOString()}</lastmod>`;
}

/** Encoded, as the addresses of the site mostly are already. */
const addressIn = (address: string) => escapeXml(encodeURI(address).replaceAll('%25', '%'));
