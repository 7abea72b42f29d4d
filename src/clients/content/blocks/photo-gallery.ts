import type { PhotoGalleryBlock } from '#domain/block.ts';
import { parseBase, parseImage, shownParts, type BlockContext } from './block-context.ts';
import type { Paragraph } from './paragraph.ts';

/** A picture that cannot be shown is left out, and the others are counted without it. */
export function parsePhotoGallery(paragraph: Paragraph, context: BlockContext): PhotoGalleryBlock {
  return {
    ...parseBase(paragraph),
    type: 'photo_gallery',
    photos: shownParts(paragraph, 'media_images', context).flatMap(
      (media) => parseImage(media, context) ?? [],
    ),
  };
}
