import { describe, expect, it } from 'vitest';
import { nameLang } from './name-lang.ts';

describe('the language of a name', () => {
  it('is French where an English page keeps the French one', () => {
    expect(nameLang({ fr: 'Métrobus', en: 'Métrobus' }, 'en')).toBe('fr');
  });

  it('is the page’s own otherwise, and needs no mark', () => {
    expect(nameLang({ fr: 'Parcours école', en: 'School routes' }, 'en')).toBeUndefined();
    expect(nameLang({ fr: 'Métrobus', en: 'Métrobus' }, 'fr')).toBeUndefined();
  });
});
