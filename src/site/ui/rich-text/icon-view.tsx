import { createElement, type ReactNode } from 'react';
import type { IconTag, RichElement, RichText } from '#domain/rich-text.ts';
import './icon-view.css';

const shapes: Readonly<Record<IconTag, true>> = {
  svg: true,
  g: true,
  path: true,
  circle: true,
  ellipse: true,
  rect: true,
  line: true,
  polyline: true,
  polygon: true,
};

/** React's names of the attributes an icon may have. */
const propNames: Readonly<Record<string, string>> = {
  viewBox: 'viewBox',
  d: 'd',
  points: 'points',
  x: 'x',
  y: 'y',
  x1: 'x1',
  y1: 'y1',
  x2: 'x2',
  y2: 'y2',
  cx: 'cx',
  cy: 'cy',
  r: 'r',
  rx: 'rx',
  ry: 'ry',
  width: 'width',
  height: 'height',
  transform: 'transform',
  fill: 'fill',
  'fill-rule': 'fillRule',
  'fill-opacity': 'fillOpacity',
  'clip-rule': 'clipRule',
  opacity: 'opacity',
  stroke: 'stroke',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'stroke-miterlimit': 'strokeMiterlimit',
  'stroke-dasharray': 'strokeDasharray',
  'stroke-opacity': 'strokeOpacity',
};

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
    typeof node !== 'string' && Object.hasOwn(shapes, node.tag)
      ? createElement(node.tag, { ...shapeProps(node), key }, drawShapes(node.children))
      : null,
  );
}

function shapeProps({ attributes = {} }: RichElement): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const prop = Object.hasOwn(propNames, name) ? propNames[name] : undefined;
      return prop === undefined || /url\(/i.test(value) ? [] : [[prop, value]];
    }),
  );
}
