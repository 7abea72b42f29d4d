import { createElement, type ReactNode } from 'react';
import type { RichElement, RichTag, RichText } from '#domain/rich-text.ts';
import './icon-view.css';

const shapes: RichTag[] = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];

/** The attributes an icon may have. */
const attributeNames = [
  ['viewBox', 'd', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
  ['width', 'height', 'transform', 'opacity', 'fill', 'fill-rule', 'fill-opacity', 'clip-rule'],
  ['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ['stroke-opacity'],
].flat();

/** A drawing of the content backend beside words that say the same: hidden from those who listen. */
export function IconView({ value }: { readonly value: RichText }) {
  const root = value.find((node): node is RichElement => typeof node !== 'string' && node.tag === 'svg');
  if (!root) return null;
  return (
    <svg className="icon-view" {...shapeProps(root)} width="24" height="24" aria-hidden focusable="false">
      {drawShapes(root.children)}
    </svg>
  );
}

function drawShapes(nodes: RichText | undefined): ReactNode {
  return nodes?.map((node, key) =>
    typeof node !== 'string' && shapes.includes(node.tag)
      ? createElement(node.tag, { ...shapeProps(node), key }, drawShapes(node.children))
      : null,
  );
}

/** React writes `stroke-width` as `strokeWidth`. */
function shapeProps({ attributes = {} }: RichElement): Record<string, string> {
  const allowed = Object.entries(attributes).filter(
    ([name, value]) => attributeNames.includes(name) && !/url\(/i.test(value),
  );
  const propOf = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(allowed.map(([name, value]) => [propOf(name), value]));
}
