import type { Image } from './image.ts';

/** What the operator offers for a time, with one link. */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly image?: Image;
  readonly link?: { readonly title: string; readonly href: string };
}
