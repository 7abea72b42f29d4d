import { describe, expect, it } from 'vitest';
import { badgeLength } from './badge-length.ts';

describe('the length of a number in its badge', () => {
  it.each([
    ['7', 'short'],
    ['12', 'short'],
    ['3A', 'short'],
    ['800', undefined],
    ['92A', undefined],
    ['1234', 'long'],
    ['107B', 'long'],
    ['AB', undefined],
    ['DST', 'word'],
    ['EXPR', 'word'],
    ['東京', 'word'],
    ['1234B', 'name'],
    ['LOCAL', 'name'],
    ['東京駅', 'name'],
    ['BABY BULLET', 'name'],
  ])('%s is %s', (number, length) => {
    expect(badgeLength(number)).toBe(length);
  });
});
