import type { Image } from './image.ts';

/** A picture of the operator's that others may use: it stands in the archive under its category. */
export interface ArchivePicture {
  readonly id: string;
  readonly title: string;
  readonly image: Image;
  readonly category: string;
  /** Who made it. */
  readonly credit?: string;
}
