import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { maskText, maskTyped } from './mask.ts';

const phone = '###-###-####';

/** What stands in the field after each key, with the caret as a bar. */
function type(keys: string, start = '|'): string {
  let [before = '', after = ''] = start.split('|');
  for (const key of keys) {
    const kept = key === '<' ? before.slice(0, -1) : before + key;
    const { text, caret } = maskTyped(phone, { text: kept + after, caret: kept.length });
    before = text.slice(0, caret);
    after = text.slice(caret);
  }
  return `${before}|${after}`;
}

describe('a mask', () => {
  it('puts in its signs while digits are typed', () => {
    expect(type('418')).toBe('418|');
    expect(type('4185')).toBe('418-5|');
    expect(type('4185550111')).toBe('418-555-0111|');
  });

  it('takes a number that is pasted, however it is written', () => {
    for (const pasted of [
      '4185550111',
      '(418) 555-0111',
      '+1 418 555 0111',
      '1-418-555-0111',
      ' 418.555.0111 ',
    ])
      expect(maskText(phone, pasted)).toBe('418-555-0111');
  });

  it('leaves the caret after the digit that was typed or taken out', () => {
    expect(type('9', '41|-555-0111')).toBe('419|-555-0111');
    expect(type('<', '418-55|5-0111')).toBe('418-5|50-111');
    expect(type('<', '418-|555-0111')).toBe('418|-555-0111');
    expect(type('<<', '418-|555-0111')).toBe('41|5-550-111');
  });

  it('lets everything be taken out again', () => {
    expect(type('<'.repeat(12), '418-555-0111|')).toBe('|');
  });

  it('keeps letters out, and digits that have no place', () => {
    expect(type('4a1b8')).toBe('418|');
    expect(type('9', '418-555-0111|')).toBe('418-555-0111|');
  });

  it('changes nothing that has its form already, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.nat(20), (text, place) => {
        const caret = Math.min(place, text.length);
        const once = maskTyped(phone, { text, caret });
        expect(once.text).toMatch(/^(\d{0,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4})$/);
        expect(once.caret).toBeLessThanOrEqual(once.text.length);
        expect(maskTyped(phone, once)).toEqual(once);
      }),
      cases(300),
    );
  });
});
