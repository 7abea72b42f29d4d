import type { DocumentJson, ResourceJson } from '#contract/content/json-api.ts';
import { imageMetaSchema } from '#contract/content/fields.ts';
import { pageAttributesSchema } from '#contract/content/resources.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';
import type { Image } from '#domain/image.ts';
import type { Breadcrumb, MetaTag, Page } from '#domain/page.ts';
import { acceptAnswer } from '../wire.ts';
import type { BlockReport } from './blocks/block-report.ts';
import { parseBlocks, type BlockField } from './blocks/parse-blocks.ts';
import { localizeHref, type LocalizePath } from './links.ts';
import { parseMenu } from './menus.ts';
import { parseNoticeFacts } from './notice-facts.ts';
import { parseHref, parseImageSrc } from './rich-text/href.ts';

export interface PageReading {
  readonly locale: Locale;
  readonly localizePath: LocalizePath;
  readonly report: BlockReport;
}

/** A page-like document in the site's own words. The alternate is the same item, asked for in the other language. */
export function parsePage(
  document: DocumentJson,
  alternate: DocumentJson | undefined,
  reading: PageReading,
): Page {
  const { data: resource } = document;
  const attributes = acceptAnswer(resource.attributes, pageAttributesSchema, resource.type);
  const locale = isLocale(attributes.langcode) ? attributes.langcode : defaultLocale;
  const blocks = (field: BlockField) =>
    parseBlocks(resource, document.included ?? [], { ...reading, locale, field });
  const image = imageOf(resource);
  const notice = parseNoticeFacts(document);
  const path = pathOf(resource, reading.localizePath);
  const alternatePath = alternate && alternatePathOf(alternate.data, locale, reading.localizePath);
  return {
    id: resource.id,
    kind: resource.type,
    locale,
    title: attributes.title,
    breadcrumbs: (attributes.breadcrumb ?? []).map((crumb) => toBreadcrumb(crumb, reading)),
    metas: (attributes.metatag_normalized ?? []).filter(isMetaTag),
    blocks: [...blocks('body'), ...blocks('content'), ...blocks('parcours')],
    bottomBlocks: blocks('bottom_content'),
    ...(attributes.subtitle ? { subtitle: attributes.subtitle } : {}),
    ...(attributes.page_style ? { style: attributes.page_style } : {}),
    ...(image ? { image } : {}),
    ...(attributes.secondary_menu
      ? { sidebar: parseMenu(attributes.secondary_menu, 'main', reading.locale, reading.localizePath) }
      : {}),
    ...(notice ? { notice } : {}),
    ...(path ? { path } : {}),
    ...(alternatePath ? { alternatePath } : {}),
  };
}

function toBreadcrumb(
  crumb: { title: string; path?: string | null; uri?: string | null },
  { locale, localizePath }: PageReading,
): Breadcrumb {
  const target = parseHref(crumb.path ?? crumb.uri ?? '');
  return { title: crumb.title, ...(target ? { path: localizeHref(target.href, locale, localizePath) } : {}) };
}

/** Words about the page, nothing a browser acts upon: a `refresh` or a `preload` would. */
function isMetaTag(meta: { tag: string; attributes: Record<string, string> }): meta is MetaTag {
  const names = Object.keys(meta.attributes).toSorted().join(' ');
  return meta.tag === 'meta' && (names === 'content name' || names === 'content property');
}

function imageOf({ relationships }: ResourceJson): Image | undefined {
  const data = relationships?.['media_image']?.data;
  const ident = Array.isArray(data) ? data[0] : data;
  const meta = imageMetaSchema.safeParse(ident?.meta);
  const src = meta.success ? parseImageSrc(meta.data.uri.original) : undefined;
  if (!meta.success || src === undefined) return undefined;
  const { uri, alt, link } = meta.data;
  const [large, medium] = [uri.large, uri.medium].map((size) => size && parseImageSrc(size));
  const href = link ? parseHref(link.uri)?.href : undefined;
  return { src, alt, ...(large ? { large } : {}), ...(medium ? { medium } : {}), ...(href ? { href } : {}) };
}

function pathOf(resource: ResourceJson, localizePath: LocalizePath): string | undefined {
  const place = pageAttributesSchema.pick({ path: true, langcode: true }).safeParse(resource.attributes);
  if (!place.success) return undefined;
  const { path, langcode } = place.data;
  return path?.alias && isLocale(langcode) ? localizePath(path.alias, langcode) : undefined;
}

/** The backend answers with another language when a translation is missing: then there is no alternate. */
function alternatePathOf(
  resource: ResourceJson,
  locale: Locale,
  localizePath: LocalizePath,
): string | undefined {
  return resource.attributes['langcode'] === locale ? undefined : pathOf(resource, localizePath);
}
