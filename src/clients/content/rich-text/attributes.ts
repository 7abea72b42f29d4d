import type { TextTag } from '#domain/rich-text.ts';
import { commonAttributes, elementRules } from './elements.ts';
import { parseHref, parseImageSrc } from './href.ts';
import type { Attributes } from './markup.ts';

export interface AttributeContext {
  readonly siteOrigin?: string;
  /** Gives a path of the site its language prefix. */
  readonly localize?: (path: string) => string;
  /** Names already given in this text: a second one would make a link lead to the wrong place. */
  readonly ids: Set<string>;
}

/** Alignments the editor's toolbar gives. */
export const allowedClasses = [
  'text-align-center',
  'text-align-right',
  'align-left',
  'align-center',
  'align-right',
] as const;

/** The names an editor may give to places; `p-` belongs to the blocks, everything else to the shell of the page. */
const idPattern = /^(?:c|ancre|anchor|section|note|fn|fnref)-[a-z0-9][a-z0-9_-]{0,63}$/i;
const languagePattern = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;
const datetimePattern = /^[\dTZPHMSDWY:.+ -]{1,40}$/;

type Check = (value: string, context: AttributeContext) => string | undefined;

const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value) ? value : undefined;
const whole =
  (min: number, max: number): Check =>
  (value) => {
    const number = /^-?\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? String(number) : undefined;
  };
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? value : undefined;
const flag: Check = () => '';

/** A value is kept only through the check of its name; a name without a check does not exist. */
const checks: Readonly<Record<string, Check>> = {
  lang: matching(languagePattern),
  hreflang: matching(languagePattern),
  id: (value, { ids }) => {
    if (!idPattern.test(value) || ids.has(value)) return undefined;
    ids.add(value);
    return value;
  },
  class: (value) =>
    value
      .split(/\s+/)
      .filter((name) => (allowedClasses as readonly string[]).includes(name))
      .join(' ') || undefined,
  href: (value, { siteOrigin, localize }) => {
    const href = parseHref(value, siteOrigin)?.href;
    return href?.startsWith('/') && localize ? localize(href) : href;
  },
  src: (value, { siteOrigin }) => parseImageSrc(value, siteOrigin),
  alt: (value) => value.slice(0, 1000),
  title: (value) => value.slice(0, 200) || undefined,
  abbr: (value) => value.trim().slice(0, 40) || undefined,
  datetime: matching(datetimePattern),
  width: whole(1, 10_000),
  height: whole(1, 10_000),
  colspan: whole(1, 100),
  rowspan: whole(1, 1000),
  scope: oneOf('row', 'col', 'rowgroup', 'colgroup'),
  start: whole(-100_000, 100_000),
  value: whole(-100_000, 100_000),
  type: oneOf('1', 'a', 'A', 'i', 'I'),
  reversed: flag,
  open: flag,
};

/** The attributes of an element that pass their checks, in a fixed order. */
export function cleanAttributes(tag: TextTag, given: Attributes, context: AttributeContext): Attributes {
  const clean: Record<string, string> = {};
  for (const name of [...commonAttributes, ...(elementRules[tag].attributes ?? [])]) {
    if (!Object.hasOwn(given, name)) continue;
    const value = checks[name]?.(cleanText(given[name] ?? ''), context);
    if (value !== undefined) clean[name] = value;
  }
  if (tag === 'img') clean['alt'] ??= '';
  if (clean['href']?.startsWith('http')) clean['rel'] = 'noopener';
  return clean;
}

/** Text as a browser keeps it: one kind of line end, no control characters, no half characters. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- these are the characters to be rid of
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '')
      .toWellFormed()
  );
}
