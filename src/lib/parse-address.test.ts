import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { leastMs } from '#tests/support/least-time.ts';
import { manySigns } from '#tests/support/many-signs.ts';
import { parseAddress } from './parse-address.ts';

const base = 'https://bus.example/a';

describe('an address that somebody else wrote', () => {
  it('is read as any other', () => {
    const pieces = fc.constantFrom(
      'http:',
      'https:',
      'mailto:',
      '/',
      '\\',
      '.',
      '..',
      '?',
      '#',
      '@',
      ':',
      'é',
      '%41',
      '\t',
      '\n',
      ' ',
      'a',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), fc.constantFrom(undefined, base), (texts, beside) => {
        const text = texts.join('');
        expect(parseAddress(text, beside)?.href).toBe(URL.parse(text, beside)?.href);
      }),
      cases(500),
    );
  });

  it.each([
    `https://${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}:65535/${'e'.repeat(2000)}?${'f'.repeat(8000)}`,
    `/${'a'.repeat(2000)}/..//${'b'.repeat(500)}`,
    `?${'a'.repeat(8000)}`,
    `https://bus.example/#${'a'.repeat(8000)}`,
  ])('may be as long as addresses are', (text) => {
    expect(parseAddress(text, base)?.href === new URL(text, base).href).toBe(true);
  });

  it.each([`https://bus.example/${'a'.repeat(10_600)}`, `https://${'a'.repeat(300)}.example/`])(
    'is not read where it is longer',
    (text) => {
      expect(parseAddress(text)).toBeNull();
    },
  );

  const starts = [
    'http://',
    'https:',
    'HTTPS:\\',
    '//',
    '/\\',
    '\\/',
    '/\t/',
    '\t/\n/',
    ' http:\r//',
    'http://a@',
    'http:/\t//x:y@',
    'ws:',
    'http:///',
  ];
  it.each(starts)('takes no time where its host is odd, after %j', async (start) => {
    const forms = [
      manySigns(3000),
      encodeURIComponent(manySigns(1000)),
      `xn--${'a'.repeat(9000)}`,
      manySigns(3000).replaceAll(/.../gu, '$&\t'),
    ];
    for (const host of forms)
      expect(await leastMs(async () => parseAddress(start + host, base))).toBeLessThan(5);
  });
});
