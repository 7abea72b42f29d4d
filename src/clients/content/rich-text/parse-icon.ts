import sanitizeHtml from 'sanitize-html';
import type { IconTag, RichElement, RichText } from '#domain/rich-text.ts';
import { isWithin, parseMarkup, type MarkupElement, type MarkupNode } from './markup.ts';

const maxCharacters = 32 * 1024;
const maxDepth = 16;
/** Of the markup, elements that are left out included: reading it takes time with the square of its depth. */
const maxInput = { depth: 64, elements: 2000 };

type Check = (value: string) => string | undefined;
const matching =
  (pattern: RegExp): Check =>
  (value) => {
    const text = value.trim().replace(/\s+/g, ' ');
    return pattern.test(text) ? text : undefined;
  };
const number = matching(/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?%?$/i);
const numbers = matching(/^[\d\s.,+\-e]+$/i);
const pathData = matching(/^[\d\s.,+\-eMLHVCSQTAZ]+$/i);
const transform = matching(/^(?:(?:translate|scale|rotate|matrix|skewX|skewY)\([\d\s.,+\-e]+\)[\s,]*)+$/);
/** Icons take the colour of the text around them, whatever colour they were drawn in. */
const paint: Check = (value) => (/^\s*(?:none|transparent)\s*$/i.test(value) ? 'none' : 'currentColor');

const styleChecks: Readonly<Record<string, Check>> = {
  fill: paint,
  stroke: paint,
  'stroke-width': number,
  'stroke-linecap': matching(/^(?:butt|round|square)$/),
  'stroke-linejoin': matching(/^(?:miter|round|bevel)$/),
  'stroke-miterlimit': number,
  'stroke-dasharray': numbers,
  'fill-rule': matching(/^(?:nonzero|evenodd)$/),
  'clip-rule': matching(/^(?:nonzero|evenodd)$/),
  opacity: number,
  'fill-opacity': number,
  'stroke-opacity': number,
  transform,
};

const shapeChecks: Readonly<Record<IconTag, Readonly<Record<string, Check>>>> = {
  svg: { viewBox: matching(/^-?[\d.]+[\s,]+-?[\d.]+[\s,]+[\d.]+[\s,]+[\d.]+$/) },
  g: {},
  path: { d: pathData },
  circle: { cx: number, cy: number, r: number },
  ellipse: { cx: number, cy: number, rx: number, ry: number },
  rect: { x: number, y: number, width: number, height: number, rx: number, ry: number },
  line: { x1: number, y1: number, x2: number, y2: number },
  polyline: { points: numbers },
  polygon: { points: numbers },
};
const iconTags = Object.keys(shapeChecks) as IconTag[];

/** A drawing of the content backend, from shapes alone; `undefined` when nothing drawable is left. */
export function parseIcon(svg: string): RichText | undefined {
  if (svg.length > maxCharacters || !isWithin(svg, maxInput)) return undefined;
  const clean = sanitizeHtml(svg, {
    allowedTags: iconTags,
    allowedAttributes: {
      '*': Object.keys(styleChecks),
      ...Object.fromEntries(iconTags.map((tag) => [tag, [...Object.keys(shapeChecks[tag]), 'viewbox']])),
    },
    disallowedTagsMode: 'completelyDiscard',
    nestingLimit: maxDepth * 2,
    parser: { lowerCaseAttributeNames: false },
  });
  const root = parseMarkup(clean, { xmlMode: true }).find((node) => isElement(node) && node.name === 'svg');
  if (!root || !isElement(root)) return undefined;
  const drawing = readShape(root, 0);
  if (!drawing?.children?.length || !drawing.attributes?.['viewBox']) return undefined;
  return [{ ...drawing, attributes: { fill: 'currentColor', ...drawing.attributes } }];
}

function readShape(node: MarkupElement, depth: number): RichElement | undefined {
  const tag = iconTags.find((known) => known === node.name);
  if (!tag || depth > maxDepth || (depth > 0 && tag === 'svg')) return undefined;
  const attributes: Record<string, string> = {};
  for (const [name, check] of Object.entries({ ...shapeChecks[tag], ...styleChecks })) {
    const given = node.attributes[name] ?? node.attributes[name.toLowerCase()];
    const value = given === undefined ? undefined : check(given);
    if (value !== undefined) attributes[name] = value;
  }
  const children = node.children
    .filter(isElement)
    .map((child) => readShape(child, depth + 1))
    .filter((child) => child !== undefined);
  if ((tag === 'g' && children.length === 0) || (tag === 'path' && !attributes['d'])) return undefined;
  const container = tag === 'svg' || tag === 'g';
  return { tag, attributes, ...(container && children.length > 0 ? { children } : {}) };
}

function isElement(node: MarkupNode): node is MarkupElement {
  return typeof node !== 'string';
}
