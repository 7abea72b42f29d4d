import { describe, expect, it } from 'vitest';
import { isAddressTooLong } from './address-length.ts';

describe('the length of an address', () => {
  it.each([
    [`/${'a'.repeat(2047)}`, false],
    [`/${'a'.repeat(2048)}`, true],
    [`/${'a'.repeat(2047)}?${'b'.repeat(8191)}`, false],
    [`/?${'b'.repeat(8191)}`, false],
    [`/?${'b'.repeat(8192)}`, true],
    [`/${'a'.repeat(2048)}?`, true],
    [`/?${'?'.repeat(3000)}`, false],
  ])('is bounded by its path and by its query, case %#', (url, isTooLong) => {
    expect(isAddressTooLong(url)).toBe(isTooLong);
  });
});
