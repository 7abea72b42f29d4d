import type { TextTag } from '#domain/rich-text.ts';

/**
 * What may stand inside an element:
 * - `flow`: blocks and words; `phrasing`: words only; `transparent`: what its parent may hold; `void`: nothing
 * - the others hold parts of their own, and stray content is wrapped in the part named by `wrappers`
 */
export type Model =
  | 'flow'
  | 'phrasing'
  | 'transparent'
  | 'void'
  | 'figure'
  | 'details'
  | 'list'
  | 'terms'
  | 'table'
  | 'rows'
  | 'cells';

/** `part` elements only make sense inside a certain parent. */
type Kind = 'block' | 'inline' | 'part';

interface ElementRule {
  readonly kind: Kind;
  readonly model: Model;
  readonly attributes?: readonly string[];
}

const ruleOf =
  (kind: Kind) =>
  (model: Model, attributes?: readonly string[]): ElementRule => ({ kind, model, attributes });
const block = ruleOf('block');
const inline = ruleOf('inline');
const part = ruleOf('part');

/** The allow-list: elements, where they stand, and the attributes of their own. */
export const elementRules: Readonly<Record<TextTag, ElementRule>> = {
  h2: block('phrasing'),
  h3: block('phrasing'),
  h4: block('phrasing'),
  h5: block('phrasing'),
  h6: block('phrasing'),
  p: block('flow'),
  div: block('flow'),
  blockquote: block('flow'),
  pre: block('phrasing'),
  address: block('flow'),
  hr: block('void'),
  ul: block('list'),
  ol: block('list', ['start', 'reversed', 'type']),
  li: part('flow', ['value']),
  dl: block('terms'),
  dt: part('phrasing'),
  dd: part('flow'),
  table: block('table'),
  caption: part('phrasing'),
  thead: part('rows'),
  tbody: part('rows'),
  tfoot: part('rows'),
  tr: part('cells'),
  th: part('flow', ['scope', 'abbr', 'colspan', 'rowspan']),
  td: part('flow', ['colspan', 'rowspan']),
  figure: block('figure'),
  figcaption: part('flow'),
  details: block('details', ['open']),
  summary: part('phrasing'),
  a: inline('transparent', ['href', 'hreflang']),
  span: inline('phrasing'),
  strong: inline('phrasing'),
  em: inline('phrasing'),
  small: inline('phrasing'),
  sub: inline('phrasing'),
  sup: inline('phrasing'),
  s: inline('phrasing'),
  abbr: inline('phrasing', ['title']),
  q: inline('phrasing'),
  cite: inline('phrasing'),
  code: inline('phrasing'),
  time: inline('phrasing', ['datetime']),
  img: inline('void', ['src', 'alt', 'width', 'height']),
  br: inline('void'),
};

export const commonAttributes = ['lang', 'id', 'class'] as const;

/** Which parts a parent takes as they are, and what it wraps the rest in. */
export const acceptedParts: Readonly<Partial<Record<Model, readonly TextTag[]>>> = {
  list: ['li'],
  terms: ['dt', 'dd'],
  table: ['caption', 'thead', 'tbody', 'tfoot'],
  rows: ['tr'],
  cells: ['th', 'td'],
};
export const wrappers: Readonly<Partial<Record<Model, TextTag>>> = {
  list: 'li',
  terms: 'dd',
  table: 'tbody',
  rows: 'tr',
  cells: 'td',
};

export function isTextTag(name: string): name is TextTag {
  return Object.hasOwn(elementRules, name);
}
