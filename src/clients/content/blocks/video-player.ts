import { z } from 'zod';
import { videoMetaSchema } from '#contract/content/fields.ts';
import { optionalLongText } from '#contract/content/paragraphs.ts';
import type { Video, VideoCaptions, VideoPlayerBlock } from '#domain/block.ts';
import { locales } from '#domain/locale.ts';
import { parseImageSrc } from '../rich-text/href.ts';
import { parseBase, parseText, readAttributes, shownParts, type BlockContext } from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

const videoParagraphSchema = z.object({ description: optionalLongText, content: optionalLongText });

/** The field has had more than one name. */
const fields = ['media_video', 'video', 'media'];

/** A film that cannot be shown is left out; what the block says of it stays. */
export function parseVideoPlayer(paragraph: Paragraph, context: BlockContext): VideoPlayerBlock {
  const { description, content } = readAttributes(paragraph, videoParagraphSchema);
  const [media] = fields.flatMap((field) => shownParts(paragraph, field, context));
  const video = media && parseVideo(media, context);
  return {
    ...parseBase(paragraph),
    type: 'video_player',
    body: parseText(description ?? content, context),
    ...(video && { video }),
  };
}

function parseVideo({ meta, attributes }: Paragraph, context: BlockContext): Video | undefined {
  const read = videoMetaSchema.safeParse(meta['uri'] || meta['embed'] ? meta : attributes);
  if (!read.success) return undefined;
  const { type, embed, uri, captions } = read.data;
  // Pictures and films have the same rule: the site's own, or over TLS.
  const addressOf = (value: string | null | undefined) => parseImageSrc(value ?? '', context.siteOrigin);
  const src = addressOf(uri);
  if (type === 'video_externe') return parseOutside(addressOf(embed?.url), src);
  if (src === undefined) return undefined;
  return { kind: 'file', src, captions: (captions ?? []).flatMap((one) => parseCaptions(one, context)) };
}

function parseOutside(embed: string | undefined, href = embed): Video | undefined {
  // An address of the site itself needs no frame, and would stand in one as the site.
  if (embed === undefined || href === undefined || embed.startsWith('/')) return undefined;
  return { kind: 'outside', embed, href, host: new URL(embed).hostname.replace(/^www\./, '') };
}

/** A browser takes captions of the site alone. */
function parseCaptions(
  { uri, langcode }: { readonly uri: string; readonly langcode: string },
  context: BlockContext,
): VideoCaptions[] {
  const language = locales.find((known) => known === langcode);
  const src = parseImageSrc(uri, context.siteOrigin);
  return language && src?.startsWith('/') ? [{ language, src }] : [];
}
