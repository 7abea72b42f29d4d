import { describe, expect, it } from 'vitest';
import { findSlowPump } from '#tests/support/expressions/hold-expression.ts';
import { answerLimits, isSafePattern } from './safe-pattern.ts';

const isSafe = (pattern: string) => isSafePattern(pattern, answerLimits);

const fine = [
  '',
  '\\d{4}',
  '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d',
  '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
  '^\\d{3}-\\d{3}-\\d{4}$',
  '[a-z]+@[a-z]+',
  '(?:ab)+',
  '[(+]+',
  '\\(a\\+\\)\\+',
  '(?:\\d{3} )*\\d',
  '(?:a|b)?c',
  '(?<year>\\d{4})-(?:\\d\\d)',
  '^\\d+(?:[.,]\\d{1,2})?$',
  '^(?:.*a.*b.*)$',
  '^(?:x(?:a|b|c)?|y(?:a|b|c)?|z\\d{2,4})$',
];

describe('a pattern of somebody else', () => {
  it.each(fine)('is fine: %s', (pattern) => expect(isSafe(pattern)).toBe(true));

  it.each([
    '(a+)+$',
    '(a*)*b',
    '(?:a|aa)+$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(.*a){20,}',
    '(?:(?:a+)b?)*$',
    '(x+x+)+y',
    '(a+){1,1000}',
    '(?:\\d{1,3} ?)+',
    '(?:aa?)+',
    '(?:a|aa){40}',
    '(a+){10}',
    '.*.*.*.*x',
    '.*.*.*x',
    'a?'.repeat(40),
    'a{0,50}'.repeat(6),
    'a{2,}?a{2,}?a{2,}?b',
  ])('would take for ever with some text: %s', (pattern) => expect(isSafe(pattern)).toBe(false));

  it.each(fine)('is done in no time with the longest answer: %s', (source) => {
    const { longest: length } = answerLimits;
    expect(findSlowPump({ source, flags: 'u' }, { length, mostMs: 20 })).toBeUndefined();
  });

  it.each(['[', '(', '\\', '(?<a>', '{1', '\\p{Nope}'])('cannot be read: %s', (pattern) =>
    expect(isSafe(pattern)).toBe(false),
  );
});
