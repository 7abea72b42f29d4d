import type { z } from 'zod';
import type { BlockBase, HeadingLevel } from '#domain/block.ts';
import type { Locale } from '#domain/locale.ts';
import type { Image, ImageSource } from '#domain/image.ts';
import type { RichText } from '#domain/rich-text.ts';
import { findTitleColour } from '#domain/title-colour.ts';
import type { LongTextJson } from '#contract/content/fields.ts';
import { imageMetaSchema } from '#contract/content/fields.ts';
import { paragraphSchema } from '#contract/content/paragraphs.ts';
import { AppError } from '#lib/errors.ts';
import { localizeHref, type LocalizePath } from '../links.ts';
import { parseHref, parseImageSrc } from '../rich-text/href.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import { partsOf, type IncludedIndex, type Paragraph } from './paragraph.ts';

/** What the parser of one block needs of its surroundings. */
export interface BlockContext {
  readonly locale: Locale;
  readonly siteOrigin?: string;
  readonly localizePath?: LocalizePath;
  readonly index: IncludedIndex;
}

/** Reads attributes by their schema; what does not fit is the backend's fault, with the names of the fields. */
export function readAttributes<T>(
  paragraph: Paragraph,
  schema: z.ZodType<T>,
  values = paragraph.attributes,
): T {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  throw new AppError('bad-answer', `a block of type ${paragraph.type || 'unknown'} is malformed`, {
    facts: { id: paragraph.id, fields: result.error.issues.map((issue) => issue.path.join('.')) },
  });
}

export function parseBase(paragraph: Paragraph): BlockBase {
  const json = readAttributes(paragraph, paragraphSchema);
  const align = json.text_align;
  return {
    id: paragraph.id,
    anchor: anchorOf(paragraph),
    level: parseLevel(json.title_type ?? json.title_level),
    title: json.title?.trim() || undefined,
    subtitle: json.subtitle?.trim() || undefined,
    tinted: isTinted(json.block_bg_color) || undefined,
    align: align === 'center' || align === 'right' ? align : undefined,
    titleColour: findTitleColour(json.title_color),
  };
}

/** Where a link can lead: `p-` and the paragraph's number, or its uuid where it has none. */
export function anchorOf({ attributes, meta, id }: Paragraph): string {
  const number = attributes['drupal_internal__id'] ?? meta['drupal_internal__target_id'] ?? id;
  const text = typeof number === 'number' || typeof number === 'string' ? String(number) : id;
  return `p-${text.replace(/[^\w-]/g, '')}`;
}

/** `h1` to `h6`, or `hidden`; anything else is the usual second level. */
function parseLevel(value: string | null | undefined): HeadingLevel | 'hidden' {
  if (value === 'hidden') return 'hidden';
  const level = Number(/^h([1-6])$/i.exec(value ?? '')?.[1] ?? 2);
  return level as HeadingLevel;
}

/** Any background colour except none or white is drawn as one tinted panel. */
function isTinted(colour: string | null | undefined): boolean {
  return Boolean(colour) && !/^(?:none|white|transparent|#fff(?:fff)?)$/i.test(colour ?? '');
}

export function parseText(text: LongTextJson | string | null | undefined, context: BlockContext): RichText {
  if (!text) return [];
  if (typeof text === 'string') return parseRichText(text, context);
  return parseRichText(text.processed, { ...context, format: text.format });
}

/** The backend sends a picture's data in the `meta` of the reference to it. */
export function parseImage(media: Paragraph | undefined, context: BlockContext): Image | undefined {
  if (!media) return undefined;
  const meta = imageMetaSchema.safeParse(
    media.meta['uri'] ? media.meta : (media.meta['meta'] ?? media.attributes),
  );
  if (!meta.success) return undefined;
  const src = parseImageSrc(meta.data.uri.original, context.siteOrigin);
  if (src === undefined) return undefined;
  const { width, height } = meta.data;
  const sources = parseSources(meta.data.variants ?? [], context);
  return {
    src,
    alt: meta.data.alt ?? '',
    ...(width && height && { size: { width, height } }),
    ...(sources.length > 0 && { sources }),
    large: parseImageSrc(meta.data.uri.large ?? '', context.siteOrigin),
    medium: parseImageSrc(meta.data.uri.medium ?? '', context.siteOrigin),
    href: parseLink(meta.data.link?.uri ?? '', context),
  };
}

type VariantJson = NonNullable<z.infer<typeof imageMetaSchema>['variants']>[number];

/** The formats in this order: a browser takes the first one it reads. */
const formats = ['image/avif', 'image/webp'];

function parseSources(variants: readonly VariantJson[], context: BlockContext): ImageSource[] {
  return formats.flatMap((type) => {
    const files = variants
      .filter((variant) => variant.type === type)
      .flatMap(({ url, width }) => {
        const src = parseImageSrc(url, context.siteOrigin);
        // A comma or a space would end the address in the list that a browser reads.
        return src === undefined || /[\s,]/.test(src) ? [] : [{ src, width }];
      })
      .toSorted((one, other) => other.width - one.width);
    return files.length > 0 ? [{ type, files }] : [];
  });
}

/** What every block has, and the picture of one that may have any. */
export function parseIllustrated(
  paragraph: Paragraph,
  context: BlockContext,
): BlockBase & { readonly image?: Image } {
  const image = parseImage(partsOf(paragraph, 'media_image', context.index)[0], context);
  return { ...parseBase(paragraph), ...(image ? { image } : {}) };
}

/** A link field's address, with its language where it is a page of the site. */
export function parseLink(uri: string, context: BlockContext): string | undefined {
  const href = parseHref(uri, context.siteOrigin)?.href;
  if (!href?.startsWith('/') || !context.localizePath) return href;
  return localizeHref(href, context.locale, context.localizePath);
}

/** The parts of a block that are not switched off. */
export function shownParts(paragraph: Paragraph, field: string, context: BlockContext): Paragraph[] {
  return partsOf(paragraph, field, context.index).filter((part) => part.attributes['status'] !== false);
}
