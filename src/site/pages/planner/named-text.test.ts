import { describe, expect, it } from 'vitest';
import { splitByNames } from './named-text.tsx';

const split = (text: string, ...names: string[]) =>
  splitByNames(text, names).map(({ words, isName }) => (isName ? `[${words}]` : words));

describe('a sentence with names in it', () => {
  it('tells every name apart, the longest first', () => {
    expect(split('To Gare, at Gare du Nord.', 'Gare', 'Gare du Nord')).toEqual([
      'To ',
      '[Gare]',
      ', at ',
      '[Gare du Nord]',
      '.',
    ]);
  });

  it('is left as it is without any', () => {
    expect(split('Leave now', 'Gare', '')).toEqual(['Leave now']);
    expect(split('')).toEqual([]);
  });
});
