/** A picture of the content, in the sizes the backend keeps. */
export interface Image {
  readonly src: string;
  readonly large?: string;
  readonly medium?: string;
  readonly alt: string;
  readonly href?: string;
}
