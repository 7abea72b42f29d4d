import type { LineMark } from './line-mark.ts';

/** The elements a text of the content backend may have; everything else is unwrapped or dropped. */
export type TextTag =
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'p'
  | 'div'
  | 'blockquote'
  | 'pre'
  | 'address'
  | 'hr'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'table'
  | 'caption'
  | 'thead'
  | 'tbody'
  | 'tfoot'
  | 'tr'
  | 'th'
  | 'td'
  | 'figure'
  | 'figcaption'
  | 'details'
  | 'summary'
  | 'a'
  | 'span'
  | 'strong'
  | 'em'
  | 'small'
  | 'sub'
  | 'sup'
  | 's'
  | 'abbr'
  | 'q'
  | 'cite'
  | 'code'
  | 'time'
  | 'img'
  | 'br';

/** The shapes an icon may be drawn with. */
export type IconTag = 'svg' | 'g' | 'path' | 'circle' | 'ellipse' | 'rect' | 'line' | 'polyline' | 'polygon';

export type RichTag = TextTag | IconTag;

/** Text with structure, safe by construction: a tree of allowed elements, never markup. */
export type RichText = readonly RichNode[];
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: RichTag;
  /** Names as HTML and SVG write them, values already checked. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: RichText;
  /** Of a link whose words are the number of a line: what its badge shows. The site adds it, no text can bring it. */
  readonly line?: LineMark;
}
