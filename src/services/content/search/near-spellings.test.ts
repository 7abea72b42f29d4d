import { describe, expect, it } from 'vitest';
import { slipsBetween, spellingsBeside } from './near-spellings.ts';

describe('slips between two words', () => {
  it.each([
    ['horaire', 'horaire', 0],
    ['hroaire', 'horaire', 1],
    ['horare', 'horaire', 1],
    ['horaiire', 'horaire', 1],
    ['horaite', 'horaire', 1],
    ['abonemment', 'abonnement', 2],
    ['', 'bus', 3],
    ['bus', 'tram', 4],
  ])('%s and %s: %i', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips);
    expect(slipsBetween(other, one)).toBe(slips);
  });
});

describe('the spellings beside a word', () => {
  it('are all one slip away, and none of them is the word', () => {
    const beside = spellingsBeside('opus');
    for (const word of ['ops', 'oppus', 'opis', 'pous']) expect(beside).toContain(word);
    expect(beside).not.toContain('opus');
    expect(beside.every((word) => slipsBetween('opus', word) === 1)).toBe(true);
  });
});
