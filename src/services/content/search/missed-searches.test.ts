import { describe, expect, it } from 'vitest';
import { keptWords } from './missed-searches.ts';

describe('what is kept of a search that found nothing', () => {
  it.each([
    ['  Crêpes  AU sucre ', 'crepes au sucre'],
    ['arrêt 9999', 'arret 9999'],
    ['télécabine', 'telecabine'],
  ])('%j is kept as %j', (typed, words) => {
    expect(keptWords(typed)).toBe(words);
  });

  it.each([
    'marie.tremblay@exemple.org',
    'marie@',
    '418 555-0111',
    '(418) 555 0111',
    '123456789',
    'carte 30012345678',
    'G9A 1A1',
    'chez moi au g9a1a1',
    'je cherche ma fille qui a pris le bus hier soir',
    'a'.repeat(61),
    'x',
    '',
    '!!!',
  ])('nothing is kept of %j', (typed) => {
    expect(keptWords(typed)).toBeUndefined();
  });
});
