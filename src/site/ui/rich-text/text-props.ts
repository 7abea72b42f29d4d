import type { RichElement, TextTag } from '#domain/rich-text.ts';

/** React's names of the attributes a text may have; any other name in the data draws nothing. */
const propNames: Readonly<Record<string, string>> = {
  lang: 'lang',
  id: 'id',
  class: 'className',
  hreflang: 'hrefLang',
  rel: 'rel',
  alt: 'alt',
  title: 'title',
  datetime: 'dateTime',
  width: 'width',
  height: 'height',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  scope: 'scope',
  start: 'start',
  value: 'value',
  type: 'type',
};
const flags: ReadonlySet<string> = new Set(['open', 'reversed']);

/** The elements drawn, once more: data reach the browser as JSON, and no type guards that way. */
const drawn: Readonly<Record<TextTag, true>> = {
  h2: true,
  h3: true,
  h4: true,
  h5: true,
  h6: true,
  p: true,
  div: true,
  blockquote: true,
  pre: true,
  address: true,
  hr: true,
  ul: true,
  ol: true,
  li: true,
  dl: true,
  dt: true,
  dd: true,
  table: true,
  caption: true,
  thead: true,
  tbody: true,
  tfoot: true,
  tr: true,
  th: true,
  td: true,
  figure: true,
  figcaption: true,
  details: true,
  summary: true,
  a: true,
  span: true,
  strong: true,
  em: true,
  small: true,
  sub: true,
  sup: true,
  s: true,
  abbr: true,
  q: true,
  cite: true,
  code: true,
  time: true,
  img: true,
  br: true,
};

export function isDrawn(tag: string): tag is TextTag {
  return Object.hasOwn(drawn, tag);
}

const linkHref = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/;
const imageSrc = /^(?:https:\/\/|\/(?!\/))/;

/** The address of a link or an image, if it is of a kind a text may have. */
export function drawnHref(element: RichElement): string | undefined {
  const { href } = element.attributes ?? {};
  return href !== undefined && linkHref.test(href) ? href : undefined;
}

export function drawnSrc(element: RichElement): string | undefined {
  const { src } = element.attributes ?? {};
  return src !== undefined && imageSrc.test(src) ? src : undefined;
}

export function textProps(element: RichElement): Record<string, string | boolean> {
  const props: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(element.attributes ?? {})) {
    if (flags.has(name)) props[name] = true;
    else if (Object.hasOwn(propNames, name)) props[propNames[name] ?? name] = value;
  }
  return props;
}
