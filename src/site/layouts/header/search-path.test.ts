import { describe, expect, it } from 'vitest';
import { searchPath } from './search-path.ts';

describe('searchPath', () => {
  it('puts the words in the path', () => {
    expect(searchPath('/recherche', '  arrêt   1234 ')).toBe('/recherche/arr%C3%AAt%201234');
    expect(searchPath('/en/search', 'a/b?c')).toBe('/en/search/a%2Fb%3Fc');
  });

  it('is the search route itself when there are no words', () => {
    expect(searchPath('/recherche', '   ')).toBe('/recherche');
  });
});
