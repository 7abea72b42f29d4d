import { expect, it } from 'vitest';
import { isWithinReach } from './within-reach.ts';

it.each([
  ['2026-11-15T14:00:00-05:00', true],
  ['1900-01-01T00:00:00Z', true],
  ['2199-12-31T23:59:59Z', true],
  ['1899-12-31T23:59:59Z', false],
  ['0001-01-01T00:00:00Z', false],
  ['9999-12-31T23:59:59Z', false],
  ['no date', false],
])('%s is within reach: %s', (text, expected) => {
  expect(isWithinReach(Date.parse(text))).toBe(expected);
});
