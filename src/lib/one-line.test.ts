import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cases } from '#tests/support/cases.ts';
import { oneLine } from './one-line.ts';

/** Any units of text, halves of characters too. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 500 })
  .map((units) => String.fromCharCode(...units));

describe('words of others', () => {
  it.each([
    ['one\ntwo\r\n  three\u2028four', 'one two three four'],
    ['\u001B[2Jgone\u0000', '[2Jgone'],
    ['\u202Eback\u202C', 'back'],
    ['half \uD800', 'half'],
  ])('are one line without what nobody sees: %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('are cut where they quote a whole file, never inside a character', () => {
    expect(oneLine('a'.repeat(5000))).toBe(`${'a'.repeat(300)}…`);
    expect(oneLine(`${'a'.repeat(299)}${'🚌'.repeat(20)}`).isWellFormed()).toBe(true);
  });

  it('are short and well formed, whatever they were', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = oneLine(text);
        expect(line.length).toBeLessThanOrEqual(301);
        expect(line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      }),
      cases(100),
    );
  });
});
