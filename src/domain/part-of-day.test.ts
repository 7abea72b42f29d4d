import { describe, expect, it } from 'vitest';
import { partOfDay } from './part-of-day.ts';

describe('partOfDay', () => {
  it.each([
    ['0:00', 0, 'night'],
    ['4:59', 299, 'night'],
    ['5:00', 300, 'morning'],
    ['11:59', 719, 'morning'],
    ['12:00', 720, 'afternoon'],
    ['17:59', 1079, 'afternoon'],
    ['18:00', 1080, 'evening'],
    ['23:59', 1439, 'evening'],
  ] as const)('calls %s what riders call it', (_, minutes, part) => {
    expect(partOfDay(minutes)).toBe(part);
  });
});
