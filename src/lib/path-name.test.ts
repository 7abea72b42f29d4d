import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPathName, writePathName } from './path-name.ts';

describe('a name in a path', () => {
  it.each([
    ['3A', '3A'],
    ['BABY BULLET', 'BABY BULLET'],
    ['411-56', '411-56'],
    ['TAMIEN / SAN JOSE', 'TAMIEN ~2F SAN JOSE'],
    ['A~B', 'A~7EB'],
    ['.', '~2E'],
    ['..', '~2E~2E'],
    ['...', '...'],
    ['A,B;C', 'A~2CB~3BC'],
  ])('%j is written %j', (name, text) => {
    expect(writePathName(name)).toBe(text);
    expect(readPathName(text)).toBe(name);
  });

  it('is read as it was written, whatever it is, and stays on its place in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const text = writePathName(name);
        expect(readPathName(text)).toBe(name);
        const path = `/h/${encodeURIComponent(text)}/x`;
        expect(new URL(path, 'https://bus.example').pathname).toBe(path);
        expect(decodeURIComponent(path).split('/')).toHaveLength(4);
      }),
    );
  });

  it('is read from one text alone', () => {
    for (const text of ['~41', '~2f', 'a/b', '~', '..', 'a~2E'])
      expect(readPathName(text), text).toBeUndefined();
  });
});
