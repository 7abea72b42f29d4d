import sanitizeHtml from 'sanitize-html';
import type { Locale } from '#domain/locale.ts';
import { allowedClasses } from './attributes.ts';
import { commonAttributes, elementRules } from './elements.ts';
import { findVueHref, vueLink } from './vue.ts';

/** Elements whose content is not text for readers: it goes with them. */
const droppedWhole = [
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'applet',
  'audio',
  'video',
  'canvas',
  'svg',
  'math',
  'textarea',
  'select',
  'option',
  'datalist',
  'button',
  'xmp',
  'plaintext',
];

/** Older or finer words for what the allow-list has. */
const renamed: Record<string, string> = {
  h1: 'h2',
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  center: 'div',
  section: 'div',
  article: 'div',
  aside: 'div',
  header: 'div',
  footer: 'div',
  main: 'div',
  nav: 'div',
  fieldset: 'div',
  legend: 'p',
};

/** Far more than a person writes; elements that say nothing are unwrapped later and do not count then. */
export const maxInputDepth = 256;

const common: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(elementRules),
  allowedAttributes: {
    '*': [...commonAttributes],
    ...Object.fromEntries(
      Object.entries(elementRules).map(([tag, rule]) => [tag, [...(rule.attributes ?? [])]]),
    ),
  },
  allowedClasses: { '*': [...allowedClasses] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'internal'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: droppedWhole,
  transformTags: renamed,
  nestingLimit: maxInputDepth,
};

/** First gate: markup in, markup out, with nothing but allowed elements and attributes. */
export function sanitizeMarkup(html: string, format: string | undefined, locale: Locale): string {
  if (format !== 'vue') return sanitizeHtml(html, common);
  const toLink: sanitizeHtml.Transformer = (tagName, attribs) => {
    if (!vueLink.test(tagName)) return { tagName, attribs };
    const href = findVueHref(attribs, locale);
    return { tagName: 'a', attribs: href === undefined ? {} : { href } };
  };
  return sanitizeHtml(html, {
    ...common,
    nonTextTags: droppedWhole.filter((tag) => tag !== 'template'),
    transformTags: { ...renamed, '*': toLink },
    parser: { recognizeSelfClosing: true },
  });
}
