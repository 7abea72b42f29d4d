import { describe, expect, it } from 'vitest';
import { keptWords } from './kept-words.ts';

describe('what is kept of a search that found nothing', () => {
  it.each([
    ['  Crêpes  AU sucre ', 'crepes au sucre'],
    ['arrêt 9999', 'arret 9999'],
    ['télécabine', 'telecabine'],
    ['parcours 899', 'parcours 899'],
    ['Horaire du bus no 3A', 'horaire du bus no 3a'],
    ['９９９９', '9999'],
    ['funiculaire a.m.', 'funiculaire a m'],
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
    // Where somebody lives, with or without the number of the door.
    '1245 rue Tremblay',
    '12 Tremblay',
    'tremblay app 3',
    'rue Tremblay',
    'boul. des Pins',
    'Tremblay Street',
    // The same things in other signs, and in words.
    'marie＠exemple',
    'marie at exemple dot ca',
    'marie arobase exemple point ca',
    'marie (at) exemple.ca',
    'exemple.ca',
    '４１８ ５５５ ０１１１',
    '٤١٨٥٥٥٠١١١',
    'carte ٤١٨',
    'je cherche ma fille qui a pris le bus hier soir',
    'a'.repeat(61),
    'x',
    '',
    '!!!',
  ])('nothing is kept of %j', (typed) => {
    expect(keptWords(typed)).toBeUndefined();
  });
});
