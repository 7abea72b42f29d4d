import { describe, expect, it } from 'vitest';
import { compareLineNumbers } from './line-number.ts';

describe('the order of line numbers', () => {
  it('is the one riders expect', () => {
    expect(['800', '11G', '3A', 'Navette', '11', '3', '11A', '907', '3B'].sort(compareLineNumbers)).toEqual([
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
    expect(['Z', '999', 'A'].sort(compareLineNumbers)).toEqual(['999', 'A', 'Z']);
  });

  it('finds only equal numbers equal', () => {
    expect(compareLineNumbers('3A', '3A')).toBe(0);
    expect(compareLineNumbers('03', '3')).not.toBe(0);
  });
});
