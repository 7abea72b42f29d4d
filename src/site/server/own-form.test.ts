import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { backPath } from './own-form.ts';

describe('the page a form goes back to', () => {
  it.each(['/', '/horaires?x=1#newsletter', '/en/search/a%20b', '/_data/x'])(
    'is %s as the form says',
    (back) => {
      expect(backPath({ back })).toBe(back);
    },
  );

  it('is encoded for a header', () => {
    expect(backPath({ back: '/recherche/l’été' })).toBe('/recherche/l%E2%80%99%C3%A9t%C3%A9');
  });

  it.each([
    undefined,
    '',
    '//evil.example',
    '///evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\r\nlocation: https://evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'evil',
    '@evil.example',
  ])('is the home page instead of %j', (back) => {
    expect(backPath(back === undefined ? {} : { back })).toBe('/');
  });

  it('is a page of this site whatever is sent', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      'https:',
      '\t',
      '\n',
      ' ',
      '%2f',
      'é',
      'x',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const back = backPath({ back: parts.join('') });
        expect(new URL(back, 'https://site.example').host).toBe('site.example');
        expect(back).toMatch(/^\/[\x21-\x7e]*$/);
      }),
      cases(3000),
    );
  });
});
