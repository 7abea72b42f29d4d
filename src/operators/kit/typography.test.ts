import { describe, expect, it } from 'vitest';
import { englishSpacing, frenchSpacing, mapTexts } from './typography.ts';

const show = (text: string) => frenchSpacing(text).replaceAll('\u00a0', '_');
const showEnglish = (text: string) => englishSpacing(text).replaceAll('\u00a0', '_');

describe('the spaces of French', () => {
  it('are unbreakable before : ; ! ? and inside guillemets', () => {
    expect(show('Quoi ? Rien : ceci ; cela ! « mot »')).toBe('Quoi_? Rien_: ceci_; cela_! «_mot_»');
  });

  it('hold a number and its unit together', () => {
    expect(show('13 h 05, 3,40 $, 25 %, 74 000 déplacements, 12 hommes, 212 millions')).toBe(
      '13_h_05, 3,40_$, 25_%, 74_000 déplacements, 12 hommes, 212_millions',
    );
  });

  it('are left alone in markup', () => {
    expect(show('<a title="a ; b" href="/x">Un mot</a> : suite')).toBe(
      '<a title="a ; b" href="/x">Un mot</a>_: suite',
    );
  });
});

describe('the spaces of English', () => {
  it('hold a time and its half of the day together', () => {
    expect(showEnglish('From 8 a.m. to 12:40 p.m., at 3 p.m.')).toBe('From 8_a.m. to 12:40_p.m., at 3_p.m.');
  });

  it('hold a number and its unit together', () => {
    expect(showEnglish('60 m, 30 cm, $212 million, 12 months, 5 men')).toBe(
      '60_m, 30_cm, $212_million, 12 months, 5 men',
    );
  });

  it('are ordinary everywhere else, and left alone in markup', () => {
    expect(showEnglish('Why? Here: <a title="8 a.m." href="/x">8 a.m.</a>')).toBe(
      'Why? Here: <a title="8 a.m." href="/x">8_a.m.</a>',
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
