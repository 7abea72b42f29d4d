/** A picture of the content, in the sizes the backend keeps. */
export interface Image {
  readonly src: string;
  readonly large?: string;
  readonly medium?: string;
  readonly alt: string;
  readonly href?: string;
  /** In pixels, so that a page leaves room for it. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The same picture in other formats, the best one first. */
  readonly sources?: readonly ImageSource[];
}

/** One format in the widths that are kept, the widest first. */
export interface ImageSource {
  readonly type: string;
  readonly files: readonly { readonly src: string; readonly width: number }[];
}
