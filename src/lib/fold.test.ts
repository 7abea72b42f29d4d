import { describe, expect, it } from 'vitest';
import { hasWords } from './fold.ts';

describe('words that were typed', () => {
  const texts = ['Pharmacie Léa Gingras', '3725, rue de l’Œuvre-de-la-Poudrière', 'G9A 2K4'];

  it.each([
    'lea',
    'LÉA',
    'Pharma GINGRAS',
    'oeuvre',
    'œuvre',
    'l’oeuvre',
    'poudriere rue',
    'g9a2k4',
    'G9A 2K4',
    'g9a',
    '',
  ])('are found without accents, capitals and dashes: %s', (typed) =>
    expect(hasWords(texts, typed)).toBe(true),
  );

  it.each(['gras', 'pharmacie Louise', 'g9b', '2k4g9a'])('are not found inside a word: %s', (typed) =>
    expect(hasWords(texts, typed)).toBe(false),
  );

  it('are none where only signs were typed', () => {
    expect(hasWords(texts, '<%>\u0000')).toBe(true);
  });
});
