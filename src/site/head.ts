import { defaultLocale, languageTags, otherLocale } from '#domain/locale.ts';
import { refusedTitle } from './forms/refused-title.ts';
import type { Catalogue } from './i18n/catalogue.ts';
import type { PageView } from './view.ts';

export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The part of the document's head that changes with the page, for the server to write and the browser to keep up. */
export function headOf(view: PageView, origin: string, texts: Catalogue): HeadTag[] {
  const { info, shell, route, status } = view;
  const tags: HeadTag[] = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', info.title),
    ...(info.subtitle ? [meta('name', 'description', info.subtitle)] : []),
    // What the editors wrote comes after our own, and what only the site can know after that: the last one counts.
    ...info.metas.filter(({ attributes }) => attributes['name'] !== 'title'),
    meta('property', 'og:site_name', shell.operator.name),
    meta('property', 'og:locale', languageTags[route.locale].replace('-', '_')),
    ...(status < 400 ? addressTags(view, origin) : []),
  ];
  const byKey = new Map(tags.map((tag) => [keyOf(tag), tag]));
  return [{ tag: 'title', attributes: {}, text: documentTitle(view, texts) }, ...byKey.values()];
}

function keyOf({ attributes }: HeadTag): string {
  const { name, property, rel, hreflang = '' } = attributes;
  return name ?? property ?? `${rel} ${hreflang}`;
}

/** The page's title, then whose site it is; before both, that a form of the page was refused. */
export function documentTitle({ info, form, shell, route }: PageView, { ui }: Catalogue): string {
  const title =
    route.name === 'home'
      ? `${shell.operator.shortName} – ${info.title}`
      : `${info.title} – ${shell.operator.shortName}`;
  return form?.kind === 'refused' ? refusedTitle(title, ui.errorPrefix) : title;
}

/** A page without a translation names no other address. */
function addressTags({ route, info }: PageView, origin: string): HeadTag[] {
  const here = origin + pathOf(route.url);
  const { alternatePath } = info;
  const addresses = {
    [route.locale]: here,
    ...(alternatePath ? { [otherLocale(route.locale)]: origin + pathOf(alternatePath) } : {}),
  };
  return [
    link({ rel: 'canonical', href: here }),
    meta('property', 'og:url', here),
    ...Object.entries(addresses).map(([locale, href]) =>
      link({
        rel: 'alternate',
        hreflang: languageTags[locale as keyof typeof languageTags].toLowerCase(),
        href,
      }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: addresses[defaultLocale] ?? here }),
  ];
}

function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: name, content } };
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes };
}
