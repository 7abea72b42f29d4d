import { describe, expect, it } from 'vitest';
import { parseIcon } from './parse-icon.ts';

const icon = (inside: string, root = '') => parseIcon(`<svg viewBox="0 0 24 24"${root}>${inside}</svg>`);
const shapes = (inside: string) => {
  const [svg] = icon(inside) ?? [];
  return typeof svg === 'object' ? svg.children : undefined;
};

describe('parseIcon', () => {
  it('keeps the shapes and takes the colour of the text', () => {
    expect(
      icon('<g stroke="#f00"><path d="M1 2 3 4z" stroke-width="2"/></g>', ' fill="none" width="24"'),
    ).toEqual([
      {
        tag: 'svg',
        attributes: { viewBox: '0 0 24 24', fill: 'none' },
        children: [
          {
            tag: 'g',
            attributes: { stroke: 'currentColor' },
            children: [{ tag: 'path', attributes: { d: 'M1 2 3 4z', 'stroke-width': '2' } }],
          },
        ],
      },
    ]);
  });

  it('drops everything that is not a shape', () => {
    for (const hostile of [
      '<script>hit(1)</script>',
      '<use href="#a"/>',
      '<image href="https://evil.example/a.png"/>',
      '<a href="javascript:hit(1)"><text>x</text></a>',
      '<foreignObject><p>x</p></foreignObject>',
      '<animate attributeName="d" to="x"/>',
      '<style>*{fill:red}</style>',
      '<path d="javascript:hit(1)"/>',
    ]) {
      expect(shapes(`<rect width="1" height="1"/>${hostile}`)).toEqual([
        { tag: 'rect', attributes: { width: '1', height: '1' } },
      ]);
    }
  });

  it('drops handlers, styles and addresses', () => {
    expect(
      shapes('<circle r="2" onclick="hit(1)" style="x" href="y" fill="url(#z)" class="c" id="i"/>'),
    ).toEqual([{ tag: 'circle', attributes: { r: '2', fill: 'currentColor' } }]);
  });

  it('gives nothing for what is no drawing', () => {
    expect(parseIcon('')).toBeUndefined();
    expect(parseIcon('bus')).toBeUndefined();
    expect(parseIcon('<svg viewBox="0 0 1 1"></svg>')).toBeUndefined();
    expect(parseIcon('<svg><path d="M0 0"/></svg>')).toBeUndefined();
    expect(icon(`<path d="M${'0 '.repeat(40_000)}"/>`)).toBeUndefined();
  });
});
