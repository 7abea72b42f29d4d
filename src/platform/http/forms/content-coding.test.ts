import { describe, expect, it } from 'vitest';
import { chooseCoding } from './content-coding.ts';

describe('the coding of an answer', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate, zstd', undefined],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP, BR', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br; q=0.5, gzip ; q=0.5', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=0', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['identity;q=0.5, br;q=0.5', 'br'],
    ['identity;q=0, gzip;q=0.001', 'gzip'],
    ['gzip;q=x', undefined],
    ['abr, gzipped', undefined],
  ])('by Accept-Encoding %j is %s', (header, coding) => {
    expect(chooseCoding(header)).toBe(coding);
  });
});
