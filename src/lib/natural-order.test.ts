import { describe, expect, it } from 'vitest';
import { compareNaturally } from './natural-order.ts';

describe('the order of line numbers', () => {
  it('is the one riders expect', () => {
    expect(['800', '11G', '3A', 'Navette', '11', '3', '11A', '907', '3B'].sort(compareNaturally)).toEqual([
      '3',
      '3A',
      '3B',
      '11',
      '11A',
      '11G',
      '800',
      '907',
      'Navette',
    ]);
  });

  it('puts names without a number last, in their own order', () => {
    expect(['Z', '999', 'A'].sort(compareNaturally)).toEqual(['999', 'A', 'Z']);
  });

  it('finds only equal numbers equal', () => {
    expect(compareNaturally('3A', '3A')).toBe(0);
    expect(compareNaturally('03', '3')).not.toBe(0);
  });
});
