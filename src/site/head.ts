import { defaultLanguages, languageTags, otherLocale } from '#domain/locale.ts';
import { cardPath, cardSize } from './routing/card-path.ts';
import { refusedTitle } from './forms/refused-title.ts';
import type { PageInfo } from '#domain/page.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';
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
    ...(status < 400 ? cardTags(view, origin) : []),
    ...(info.subtitle ? [meta('name', 'description', info.subtitle)] : []),
    // What the editors wrote comes after our own, and what only the site can know after that: the last one counts.
    ...info.metas.filter(({ attributes }) => attributes['name'] !== 'title'),
    meta('property', 'og:site_name', shell.operator.name),
    meta('property', 'og:locale', languageTags[route.locale].replace('-', '_')),
    ...descriptionTags(info.metas),
    ...(status < 400 ? addressTags(view, origin) : []),
    ...(info.feeds ?? []).map(({ type, title, href }) =>
      link({ rel: 'alternate', type, title, href: origin + href }),
    ),
  ];
  const byKey = new Map(tags.map((tag) => [keyOf(tag), tag]));
  return [{ tag: 'title', attributes: {}, text: documentTitle(view, texts) }, ...byKey.values()];
}

/** What is shared is described as it is to search engines, unless the editors wrote words of their own for it. */
function descriptionTags(metas: PageInfo['metas']): HeadTag[] {
  const contentOf = (kind: string, name: string) =>
    metas.find(({ attributes }) => attributes[kind] === name)?.attributes['content'];
  const words = contentOf('property', 'og:description') ?? contentOf('name', 'description');
  return words ? [meta('property', 'og:description', words)] : [];
}

/** The picture that goes with a shared address: the line's, or the operator's. */
function cardTags({ route, shell, info }: PageView, origin: string): HeadTag[] {
  // The editors chose a picture, whose size is not known.
  if (info.metas.some(({ attributes }) => attributes['property'] === 'og:image')) return [];
  const { parcours } = route.params;
  return [
    meta('property', 'og:image', origin + cardPath(route.locale, parcours)),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(cardSize.width)),
    meta('property', 'og:image:height', String(cardSize.height)),
    meta('property', 'og:image:alt', parcours === undefined ? shell.operator.name : info.title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function keyOf({ attributes }: HeadTag): string {
  const { name, property, rel, hreflang = '', type = '' } = attributes;
  return name ?? property ?? `${rel} ${hreflang} ${type}`;
}

/** The page's title, then whose site it is; before both, that a form of the page was refused. */
export function documentTitle({ info, form, shell, route }: PageView, { ui }: Catalogue): string {
  const title =
    route.name === 'home'
      ? `${shell.operator.shortName} – ${info.title}`
      : `${info.title} – ${shell.operator.shortName}`;
  return form?.kind === 'refused' || info.isRefused ? refusedTitle(title, ui.errorPrefix) : title;
}

/** A page without a translation names no other address. */
function addressTags({ route, info, shell }: PageView, origin: string): HeadTag[] {
  const { alternatePath, ownQuery = '' } = info;
  const { first } = shell.operator.languages ?? defaultLanguages;
  const here = origin + pathOf(route.url) + ownQuery;
  const addresses = {
    [route.locale]: here,
    ...(alternatePath ? { [otherLocale(route.locale)]: origin + pathOf(alternatePath) + ownQuery } : {}),
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
    link({ rel: 'alternate', hreflang: 'x-default', href: addresses[first] ?? here }),
  ];
}

function pathOf(url: string): string {
  return withoutTrailing(url.replace(/[?#].*/s, ''), '/') || '/';
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [kind]: name, content } };
}

function link(attributes: Record<string, string>): HeadTag {
  return { tag: 'link', attributes };
}
