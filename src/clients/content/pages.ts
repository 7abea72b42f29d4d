import { documentSchema, type DocumentJson, type ResourceJson } from '#contract/content/json-api.ts';
import { pageAttributesSchema } from '#contract/content/resources.ts';
import { defaultLocale, isLocale, otherLocale, type Locale } from '#domain/locale.ts';
import { isNewsKind } from '#domain/news.ts';
import type { Breadcrumb, MetaTag, Page } from '#domain/page.ts';
import { toAppError } from '#lib/errors.ts';
import type { Transport } from '#platform/transport.ts';
import { identsOf } from '../idents.ts';
import { acceptAnswer, askJson } from '../wire.ts';
import { parseImage } from './blocks/block-context.ts';
import type { BlockReport } from './blocks/block-report.ts';
import { hasContents, withoutContents } from './blocks/contents-table.ts';
import { findParagraph, indexIncluded } from './blocks/paragraph.ts';
import { parseBlocks, type BlockField } from './blocks/parse-blocks.ts';
import { basePath, localizeHref, type LocalizePath } from './links.ts';
import { parseMenu } from './menus.ts';
import { noticeTypes, parseNoticeDetail } from './notices/parse-notice.ts';
import { parseListing, parseNewsItem } from './news/parse-news.ts';
import { resolvePath } from './page-outcome.ts';
import { parseHref } from './rich-text/href.ts';

/** What pages are read with. */
export interface PageOptions {
  readonly transport: Transport;
  readonly localizePath: LocalizePath;
  readonly report: BlockReport;
  /** Shows the backend that a draft is asked for by this site, on behalf of an editor. */
  readonly editorToken: string;
}

export interface WantedPage {
  /** The wire's resource type. */
  readonly kind: string;
  readonly id: string;
  readonly locale: Locale;
  /** The working copy, which visitors do not see. */
  readonly draft?: boolean;
}

export interface WantedPath {
  /** Without language prefix. */
  readonly path: string;
  readonly locale: Locale;
  /** What is sent along, where it is known what kind of item stands there; its blocks unless told. */
  readonly include?: string;
}

export type PageOutcome =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number };

export async function loadPage(options: PageOptions, wanted: WantedPage): Promise<Page> {
  const { kind, id, locale, draft = false } = wanted;
  const version = draft ? 'resourceVersion=rel:working-copy' : '';
  const headers = draft ? { authorization: `Bearer ${options.editorToken}` } : undefined;
  const ask = (language: Locale, include: string) => {
    const query = [include, version].filter(Boolean).join('&');
    const path = `${basePath(language)}/api/${kind}/${id}?${query}`;
    return askJson(options.transport, { method: 'GET', path, headers }, documentSchema);
  };
  const [document, alternate] = await Promise.all([
    ask(locale, includeOf(kind)),
    ask(otherLocale(locale), `include=&fields[${kind}]=path,langcode`).catch(() => undefined),
  ]);
  return parsePage(document, alternate, { ...options, locale });
}

/** The blocks of a news item, and what it is about. */
export const newsInclude = 'content,categories';

/** Notices are asked for with what the backend sends along by itself: their lines and their parts. */
function includeOf(kind: string): string {
  if (noticeTypes.includes(kind)) return '';
  if (isNewsKind(kind)) return `include=${newsInclude}`;
  return kind === 'pageModule' ? 'include=content,bottom_content' : 'include=content';
}

/** What stands at a path. */
export async function findPage(
  options: PageOptions,
  { path, locale, include = 'content' }: WantedPath,
): Promise<PageOutcome> {
  const { transport } = options;
  const paths = {
    base: basePath(locale),
    path: basePath(locale) + (path === '/' && locale !== 'fr' ? '' : path),
    otherBase: basePath(otherLocale(locale)),
  };
  const outcome = await resolvePath(transport, paths, include).catch((thrown: unknown) => {
    // What a path leads to is not known before: a notice, which has no blocks, refuses to include them.
    if (toAppError(thrown).code !== 'bad-request') throw thrown;
    return resolvePath(transport, paths, undefined);
  });
  // Where the backend leads, a path without a prefix is French, whatever was asked for.
  if (outcome.kind === 'redirect')
    return { ...outcome, to: localizeHref(outcome.to, defaultLocale, options.localizePath) };
  return { kind: 'page', page: parsePage(outcome.document, outcome.alternate, { ...options, locale }) };
}

interface PageReading extends Pick<PageOptions, 'localizePath' | 'report'> {
  readonly locale: Locale;
}

/** A page-like document in the site's own words. The alternate is the same item, asked for in the other language. */
function parsePage(document: DocumentJson, alternate: DocumentJson | undefined, reading: PageReading): Page {
  const { data: resource } = document;
  const attributes = acceptAnswer(resource.attributes, pageAttributesSchema, resource.type);
  const locale = isLocale(attributes.langcode) ? attributes.langcode : defaultLocale;
  const { localizePath, report } = reading;
  const index = indexIncluded(document.included ?? []);
  const blocks = (field: BlockField) => parseBlocks(resource, index, { locale, localizePath, report, field });
  const body = [...blocks('body'), ...blocks('content'), ...blocks('parcours')];
  const bottom = blocks('bottom_content');
  const menu = attributes.secondary_menu;
  const [picture] = identsOf(resource.relationships?.['media_image']);
  return {
    id: resource.id,
    kind: resource.type,
    locale,
    title: attributes.title,
    breadcrumbs: (attributes.breadcrumb ?? []).map((crumb) => toBreadcrumb(crumb, reading)),
    metas: (attributes.metatag_normalized ?? []).filter(isMetaTag),
    blocks: body,
    bottomBlocks: hasContents(body) ? withoutContents(bottom) : bottom,
    subtitle: attributes.subtitle || undefined,
    style: attributes.page_style || undefined,
    image: parseImage(picture && findParagraph(picture, index), { locale, localizePath, index }),
    sidebar: menu ? parseMenu(menu, 'main', reading) : undefined,
    notice: noticeTypes.includes(resource.type)
      ? parseNoticeDetail(resource, document.included ?? [])
      : undefined,
    news: isNewsKind(resource.type) ? parseNewsItem(resource, { locale, localizePath, index }) : undefined,
    listing: parseListing(attributes),
    path: pathOf(resource, localizePath),
    // The backend answers with another language when a translation is missing: then there is no alternate.
    alternatePath:
      alternate && alternate.data.attributes['langcode'] !== locale
        ? pathOf(alternate.data, localizePath)
        : undefined,
  };
}

function toBreadcrumb(
  crumb: { title: string; path?: string | null; uri?: string | null },
  { locale, localizePath }: PageReading,
): Breadcrumb {
  const target = parseHref(crumb.path ?? crumb.uri ?? '');
  return { title: crumb.title, path: target && localizeHref(target.href, locale, localizePath) };
}

/** Words about the page, nothing a browser acts upon: a `refresh` or a `preload` would. */
function isMetaTag(meta: { tag: string; attributes: Record<string, string> }): meta is MetaTag {
  const names = Object.keys(meta.attributes).toSorted().join(' ');
  return meta.tag === 'meta' && (names === 'content name' || names === 'content property');
}

function pathOf(resource: ResourceJson, localizePath: LocalizePath): string | undefined {
  const place = pageAttributesSchema.pick({ path: true, langcode: true }).safeParse(resource.attributes);
  if (!place.success) return undefined;
  const { path, langcode } = place.data;
  return path?.alias && isLocale(langcode) ? localizePath(path.alias, langcode) : undefined;
}
