import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { readPageAddress } from './page-address.ts';

const origin = 'https://rtc.example';
const read = (asked: string, kind: 'document' | 'data' = 'document') => {
  const { url, isOdd } = readPageAddress(asked, kind, origin);
  return [url.href.slice(origin.length), isOdd];
};

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/en/routes?x=//y', '/en/routes?x=//y'],
    ['/en//x', '/en//x'],
    ['/a/../b', '/b'],
  ])('%s is that of a page', (asked, path) => {
    expect(read(asked)).toEqual([path, false]);
  });

  it.each([
    ['//', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['///evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/%2e//evil.example', '/evil.example'],
    ['//en/x', '/en/x'],
    ['@evil.example/', '/@evil.example/'],
    ['.evil.example/', '/.evil.example/'],
    [':80/', '/:80/'],
    ['http://evil.example/a', '/a'],
  ])('%s is odd, and stays on this site', (asked, path) => {
    expect(read(asked)).toEqual([path, true]);
  });

  it('is read behind the mark of a view', () => {
    expect(read('/_data', 'data')).toEqual(['/', false]);
    expect(read('/_data/en?x', 'data')).toEqual(['/en?x', false]);
    expect(read('/_data//evil.example', 'data')).toEqual(['/evil.example', true]);
  });

  it('cannot be read where the host cannot', () => {
    expect(() => readPageAddress('/', 'document', 'http://[')).toThrow('not an address of this site');
  });

  it('never leads to another site, whatever is asked', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%5c',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      '\t',
      'x.ca',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { url } = readPageAddress(pieces.join(''), 'document', origin);
        expect(url.origin).toBe(origin);
        expect(new URL(url.pathname + url.search, origin).origin).toBe(origin);
        expect(url.pathname).not.toMatch(/^\/\//);
      }),
      cases(500),
    );
  });
});
