import { describe, expect, it } from 'vitest';
import { frenchSpacing, mapTexts } from '#data/typography.ts';

const show = (text: string) => frenchSpacing(text).replaceAll('\u00a0', '_');

describe('the spaces of French', () => {
  it('are unbreakable before : ; ! ? and inside guillemets', () => {
    expect(show('Quoi ? Rien : ceci ; cela ! « mot »')).toBe('Quoi_? Rien_: ceci_; cela_! «_mot_»');
  });

  it('hold a number and its unit together', () => {
    expect(show('13 h 05, 3,40 $, 25 %, 74 000 trajets, 12 hommes')).toBe(
      '13_h_05, 3,40_$, 25_%, 74_000 trajets, 12 hommes',
    );
  });

  it('are left alone in markup', () => {
    expect(show('<a title="a ; b" href="/x">Un mot</a> : suite')).toBe(
      '<a title="a ; b" href="/x">Un mot</a>_: suite',
    );
  });
});

describe('changing the texts of a tree of data', () => {
  it('leaves out the keys that hold addresses', () => {
    const tree = { title: 'a ?', link: { uri: '/a ?', title: 'b ?' }, list: ['c ?', 1, null] };
    expect(mapTexts(tree, (text) => text.toUpperCase(), new Set(['uri']))).toEqual({
      title: 'A ?',
      link: { uri: '/a ?', title: 'B ?' },
      list: ['C ?', 1, null],
    });
  });
});
