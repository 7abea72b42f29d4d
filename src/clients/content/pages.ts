import type { DocumentJson, ResourceJson } from '#contract/content/json-api.ts';
import { pageAttributesSchema } from '#contract/content/resources.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';
import type { Breadcrumb, MetaTag, Page } from '#domain/page.ts';
import { identsOf } from '../idents.ts';
import { acceptAnswer } from '../wire.ts';
import { parseImage } from './blocks/block-context.ts';
import type { BlockReport } from './blocks/block-report.ts';
import { findParagraph, indexIncluded } from './blocks/paragraph.ts';
import { parseBlocks, type BlockField } from './blocks/parse-blocks.ts';
import { localizeHref, type LocalizePath } from './links.ts';
import { parseMenu } from './menus.ts';
import { parseNoticeFacts } from './notice-facts.ts';
import { parseHref } from './rich-text/href.ts';

interface PageReading {
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
  const { localizePath } = reading;
  const menu = attributes.secondary_menu;
  const index = indexIncluded(document.included ?? []);
  const [picture] = identsOf(resource.relationships?.['media_image']);
  return {
    id: resource.id,
    kind: resource.type,
    locale,
    title: attributes.title,
    breadcrumbs: (attributes.breadcrumb ?? []).map((crumb) => toBreadcrumb(crumb, reading)),
    metas: (attributes.metatag_normalized ?? []).filter(isMetaTag),
    blocks: [...blocks('body'), ...blocks('content'), ...blocks('parcours')],
    bottomBlocks: blocks('bottom_content'),
    subtitle: attributes.subtitle || undefined,
    style: attributes.page_style || undefined,
    image: parseImage(picture && findParagraph(picture, index), { locale, localizePath, index }),
    sidebar: menu ? parseMenu(menu, 'main', reading.locale, localizePath) : undefined,
    notice: parseNoticeFacts(document),
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
