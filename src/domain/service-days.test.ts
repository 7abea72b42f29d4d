import { describe, expect, it } from 'vitest';
import { daysRunOf } from './service-days.ts';

const daysOf = (text: string) => [...text].map((sign) => sign === '1');

describe('daysRunOf', () => {
  it.each([
    ['1111111', { kind: 'every-day' }],
    ['0111110', { kind: 'weekdays' }],
    ['1000001', { kind: 'weekends' }],
    ['0000000', { kind: 'never' }],
    ['0000011', { kind: 'some', days: [5, 6] }],
    ['1000000', { kind: 'some', days: [7] }],
    ['0111111', { kind: 'some', days: [1, 2, 3, 4, 5, 6] }],
    ['', { kind: 'never' }],
  ])('reads %s, Sunday first', (days, expected) => {
    expect(daysRunOf(daysOf(days))).toEqual(expected);
  });
});
