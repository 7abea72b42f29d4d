import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, withPrefix } from '#domain/locale.ts';
import { splitPrefix } from './locale-path.ts';

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{3,8}$/), { maxLength: 4 })
  .map((parts) => `/${parts.join('/')}`);

describe('the language prefix of a path', () => {
  it('is put on and taken off again', () => {
    fc.assert(
      fc.property(
        path,
        fc.constantFrom(...locales),
        fc.constantFrom('prefix', 'prefix-except-default'),
        (plain, locale, strategy) => {
          expect(splitPrefix(withPrefix(plain, locale, strategy))).toEqual({ locale, path: plain });
        },
      ),
    );
  });

  it('is not there in French, unless every language has one', () => {
    expect(withPrefix('/horaires', 'fr', 'prefix-except-default')).toBe('/horaires');
    expect(withPrefix('/', 'fr', 'prefix-except-default')).toBe('/');
    expect(withPrefix('/horaires', 'fr', 'prefix')).toBe('/fr/horaires');
    expect(withPrefix('/', 'fr', 'prefix')).toBe('/fr');
    expect(withPrefix('/', 'en', 'prefix-except-default')).toBe('/en');
  });

  it('is a whole segment', () => {
    expect(splitPrefix('/entente')).toEqual({ locale: 'fr', path: '/entente' });
    expect(splitPrefix('/en')).toEqual({ locale: 'en', path: '/' });
    expect(splitPrefix('/en/')).toEqual({ locale: 'en', path: '/' });
  });
});
