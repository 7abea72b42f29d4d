import { describe, expect, it } from 'vitest';
import { isSafePattern } from './safe-pattern.ts';

describe('a pattern of somebody else', () => {
  it.each([
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
  ])('is fine: %s', (pattern) => expect(isSafePattern(pattern)).toBe(true));

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
  ])('would take for ever with some text: %s', (pattern) => expect(isSafePattern(pattern)).toBe(false));

  it.each(['[', '(', '\\', '(?<a>', '{1', '\\p{Nope}'])('cannot be read: %s', (pattern) =>
    expect(isSafePattern(pattern)).toBe(false),
  );
});
