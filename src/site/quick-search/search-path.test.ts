import { describe, expect, it } from 'vitest';
import { quickTargetPath, searchedWords, searchPath, sentPath } from './search-path.ts';

describe('searchPath', () => {
  it('puts the words in the path', () => {
    expect(searchPath('/recherche', '  arrêt   1234 ')).toBe('/recherche/arr%C3%AAt%201234');
    expect(searchPath('/en/search', 'a/b?c')).toBe('/en/search/a%2Fb%3Fc');
  });

  it('is the search route itself when there are no words', () => {
    expect(searchPath('/recherche', '   ')).toBe('/recherche');
    expect(searchPath('/recherche', '\u0000')).toBe('/recherche');
  });

  it('is an address whatever was typed', () => {
    expect(searchPath('/recherche', 'a\ud800b')).toBe('/recherche/a%EF%BF%BDb');
    expect(searchPath('/recherche', 'é'.repeat(10_000)).length).toBe(11 + 100 * 6);
  });
});

describe('words that would be steps in a path', () => {
  it.each(['.', '..', ' . '])('stand in the query: %j', (typed) => {
    const path = searchPath('/recherche', typed);
    expect(path).toBe(`/recherche?terms=${typed.trim()}`);
    // As a browser reads it.
    const { pathname, search } = new URL(path, 'https://rtc.example');
    expect(pathname).toBe('/recherche');
    expect(searchedWords({ params: {}, url: search })).toBe(typed.trim());
    expect(sentPath('/recherche', typed)).toBe(path);
    expect(searchPath('/recherche', typed, 'stops')).toBe(`${path}&all=stops`);
  });

  it.each(['...', '.a', 'a.', '%2e', '%2e%2e', '. .'])('others stay in the path: %j', (typed) => {
    const path = searchPath('/recherche', typed);
    expect(path).toBe(`/recherche/${encodeURIComponent(typed)}`);
    expect(new URL(path, 'https://rtc.example').pathname).toBe(path);
    expect(searchPath('/recherche', typed, 'lines')).toBe(`${path}?all=lines`);
  });

  it('are looked for in the query only where they are such words', () => {
    expect(searchedWords({ params: { terms: 'a' }, url: '/recherche/a?all=lines' })).toBe('a');
    expect(searchedWords({ params: {}, url: '/recherche?terms=a' })).toBe('');
  });
});

describe('sentPath', () => {
  it('asks the server which page a number opens, and goes to the search with words or without', () => {
    expect(sentPath('/recherche', ' 801 ')).toBe('/recherche?terms=801');
    expect(sentPath('/recherche', '1480')).toBe('/recherche?terms=1480');
    expect(sentPath('/recherche', 'carte 12')).toBe('/recherche/carte%2012');
    expect(sentPath('/recherche', '')).toBe('/recherche');
  });
});

describe('quickTargetPath', () => {
  it('is the page of the line, or of the stop', () => {
    const place = { base: '/horaires', locale: 'fr' } as const;
    expect(quickTargetPath(place, { kind: 'line', number: '801' })).toBe('/horaires/801');
    expect(quickTargetPath(place, { kind: 'stop', code: '1480' })).toBe('/horaires/1480');
  });
});
