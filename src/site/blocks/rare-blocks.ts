import { createContext, type ComponentType } from 'react';
import type { FormBlock, ListNewsBlock, PhotoGalleryBlock, VideoPlayerBlock } from '#domain/block.ts';

/** Blocks that few pages have: their code comes with the pages that do, and the app hands it in. */
export interface RareBlocks {
  readonly form?: ComponentType<{ readonly block: FormBlock }>;
  readonly list_news?: ComponentType<{ readonly block: ListNewsBlock }>;
  readonly photo_gallery?: ComponentType<{ readonly block: PhotoGalleryBlock }>;
  readonly video_player?: ComponentType<{ readonly block: VideoPlayerBlock }>;
}

export const RareBlocksContext = createContext<RareBlocks>({});
