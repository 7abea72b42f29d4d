import type { RichElement, TextTag } from '#domain/rich-text.ts';

const plain = ['lang', 'id', 'rel', 'alt', 'title', 'width', 'height', 'scope', 'start', 'value', 'type'];
/** React's names of the attributes a text may have; any other name in the data draws nothing. */
const propNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(plain.map((name) => [name, name])),
  class: 'className',
  hreflang: 'hrefLang',
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};
const flags: ReadonlySet<string> = new Set(['open', 'reversed']);

const drawn: readonly (readonly TextTag[])[] = [
  ['h2', 'h3', 'h4', 'h5', 'h6'],
  ['p', 'div', 'blockquote', 'pre', 'address', 'hr', 'figure', 'figcaption', 'details', 'summary'],
  ['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ['a', 'span', 'strong', 'em', 'small', 'sub', 'sup', 's', 'abbr', 'q', 'cite', 'code', 'time', 'img', 'br'],
];
const drawnTags: ReadonlySet<string> = new Set(drawn.flat());

/** Checked again where a text is drawn: the tree reaches the browser as JSON, where no type protects it. */
export function isDrawn(tag: string): tag is TextTag {
  return drawnTags.has(tag);
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
