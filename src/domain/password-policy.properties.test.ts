import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { cases } from '#tests/support/cases.ts';
import { judgePassword, passwordPolicies } from './password-policy.ts';

const { usual, strict } = passwordPolicies;
const letters = (text: string) => [...text].length;
/** Words that nobody tries first. */
const words = [
  'gravier',
  'mitaine',
  'ourlet',
  'cheville',
  'pistache',
  'lanterne',
  'ruisseau',
  'fougère',
  'tambour',
];
const sentence = fc
  .uniqueArray(fc.constantFrom(...words), { minLength: 3, maxLength: 6 })
  .map((chosen) => chosen.join(' '));

describe('any password', () => {
  it('is judged by its length in letters, as people count them', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 140 }), (text) => {
        for (const policy of [usual, strict]) {
          const length = letters(text);
          const isTooShortOrLong = length < policy.minLength || length > policy.maxLength;
          const fault = judgePassword(policy, text);
          expect(fault === 'length').toBe(text !== '' && isTooShortOrLong);
        }
      }),
      cases(500),
    );
    expect(judgePassword(strict, '')).toBe('empty');
    expect(judgePassword(usual, '🚌'.repeat(20))).toBeUndefined();
    expect(judgePassword(usual, '🚌'.repeat(21))).toBe('length');
  });

  it('of the right length is taken by the usual policy, whatever it is', () => {
    const text = anyText({ minLength: 5, maxLength: 20 });
    fc.assert(
      fc.property(text, (password) => {
        expect(judgePassword(usual, password, [password])).toBeUndefined();
      }),
      cases(300),
    );
  });
});

describe('the strict policy', () => {
  it('takes a sentence of words that nobody tries first', () => {
    fc.assert(
      fc.property(sentence, (password) => {
        fc.pre(letters(password) >= strict.minLength);
        expect(judgePassword(strict, password)).toBeUndefined();
      }),
      cases(200),
    );
  });

  it('refuses one piece again and again', () => {
    const piece = fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(piece, (part) => {
        expect(judgePassword(strict, part.repeat(15))).toBe('common');
      }),
      cases(200),
    );
  });

  it('refuses rows of keys and of letters, in both directions and in any case', () => {
    for (const password of [
      'abcdefghijklmnopqrstuvwxyz',
      '0123456789012345',
      'qwertyuiopasdfgh',
      'AzertyuiopQsdfghjklm',
      'zyxwvutsrqponmlk',
      'qwertyuiop1234567890',
    ])
      expect([password, judgePassword(strict, password)]).toEqual([password, 'common']);
  });

  it('refuses what anybody would guess of the person, however it is spelled and filled up', () => {
    const own = ['Zéphirine', 'Côté-Roy', 'zephirine.cote', 'exemple.ca'];
    const guess = fc.constantFrom(
      'zephirine',
      'Zéphirine',
      'ZÉPHIRINE',
      'côté',
      'Roy',
      'exemple',
      'zephirine.cote',
    );
    const filling = fc.constantFrom('2026', '1234', '!!!', '-', '1980-', 'password', 'soleil', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(guess, filling), { minLength: 2, maxLength: 6 }), (parts) => {
        const password = parts.flat().join('');
        fc.pre(letters(password) >= strict.minLength && letters(password) <= strict.maxLength);
        expect([password, judgePassword(strict, password, own)]).toEqual([password, 'common']);
      }),
      cases(300),
    );
  });

  it('refuses common words with figures', () => {
    const word = fc.constantFrom(
      'password',
      'MotDePasse',
      'bonjour',
      'azerty',
      'quebec',
      'soleil',
      'hockey',
      'admin',
    );
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 9999 }), (one, two, number) => {
        const password = `${one}${two}${number}${one}!`;
        fc.pre(letters(password) >= strict.minLength);
        expect([password, judgePassword(strict, password)]).toEqual([password, 'common']);
      }),
      cases(200),
    );
  });

  it('is not confused by words of a person that are none', () => {
    const own = fc.array(anyText({ maxLength: 10 }), { maxLength: 4 });
    fc.assert(
      fc.property(own, (odd) => {
        const fault = judgePassword(strict, 'gravier mitaine ourlet cheville', odd);
        expect([undefined, 'common']).toContain(fault);
      }),
      cases(200),
    );
    expect(judgePassword(strict, 'gravier mitaine ourlet', ['', '.', 'a', '-é-'])).toBeUndefined();
  });
});
