import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageBy, preferredLanguage } from './accept-language.ts';

const spoken = ['fr', 'en'] as const;

describe('the language of a browser', () => {
  it.each([
    ['en', 'en'],
    ['en-CA,fr;q=0.8', 'en'],
    ['fr-CA,en;q=0.8', 'fr'],
    ['en;q=0.5, fr;q=0.9', 'fr'],
    ['es, en;q=0.4', 'en'],
    ['de, es', undefined],
    ['en;q=0, fr', 'fr'],
    ['en;q=0', undefined],
    ['en;q=nonsense, fr;q=0.1', 'fr'],
    ['EN-us', 'en'],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
    [';;;,,=', undefined],
  ])('%j is %s', (header, locale) => {
    expect(preferredLanguage(header, spoken)).toBe(locale);
  });

  it('never throws, whatever the header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect([...spoken, undefined]).toContain(preferredLanguage(header, spoken));
      }),
    );
  });

  it('is French where the header names neither, or is longer than any browser’s', () => {
    expect([undefined, '', 'de', 'en-CA', 'fr, en;q=0.5'].map(languageBy)).toEqual([
      'fr',
      'fr',
      'fr',
      'en',
      'fr',
    ]);
    expect(languageBy(`en,${'de,'.repeat(100)}`)).toBe('fr');
    expect(languageBy(`en,${'de,'.repeat(99)}`)).toBe('en');
  });
});
