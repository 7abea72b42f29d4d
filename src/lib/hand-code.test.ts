import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { readHandCode, writeHandCode } from './hand-code.ts';

const length = 12;
const someValue = fc.bigInt({ min: 0n, max: 32n ** 11n - 1n });

describe('a code that is typed by hand', () => {
  it('is read as the number it was written for', () => {
    fc.assert(
      fc.property(someValue, (value) => {
        expect(readHandCode(writeHandCode(value, length), length)).toEqual({ kind: 'code', value });
      }),
      cases(500),
    );
  });

  it('stands in groups of four signs, none of which is taken for another', () => {
    fc.assert(
      fc.property(someValue, (value) => {
        expect(writeHandCode(value, length)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      }),
      cases(100),
    );
  });

  it('may be typed in small letters, with spaces and other dashes, and by what its signs look like', () => {
    const value = 123_456_789_012n;
    const code = writeHandCode(value, length);
    for (const typed of [
      code.toLowerCase(),
      code.replaceAll('-', ' '),
      code.replaceAll('-', '–'),
      ` ${code} `,
    ])
      expect(readHandCode(typed, length)).toEqual({ kind: 'code', value });
    expect(readHandCode(code.replaceAll('0', 'o').replaceAll('1', 'l'), length)).toEqual({
      kind: 'code',
      value,
    });
  });

  it('is found out when one sign is wrong, or two stand in each other’s place', () => {
    const place = fc.nat(length - 1);
    fc.assert(
      fc.property(
        someValue,
        place,
        place,
        fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
        (...drawn) => {
          const [value, one, two, sign] = drawn;
          const written = [...writeHandCode(value, length).replaceAll('-', '')];
          const wrong = written.with(one, sign).join('');
          const swapped = written
            .with(one, written[two] ?? '')
            .with(two, written[one] ?? '')
            .join('');
          for (const typed of [wrong, swapped].filter((each) => each !== written.join('')))
            expect(readHandCode(typed, length)).toEqual({ kind: 'mistyped' });
        },
      ),
      cases(500),
    );
  });

  it('is no code when it holds other signs, or nothing', () => {
    for (const text of ['', '   ', 'K7M4-2QPD-9TW!', 'é'.repeat(12), '\u0000', '٣'.repeat(12)])
      expect(readHandCode(text, length), text).toEqual({ kind: 'no-code' });
    expect(readHandCode('K7M4', length)).toEqual({ kind: 'mistyped' });
  });
});
