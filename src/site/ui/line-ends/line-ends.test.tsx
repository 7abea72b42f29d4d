import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/markup.tsx';
import { LineEnds } from './line-ends.tsx';

describe('LineEnds', () => {
  it('names both ends, or the only one', () => {
    expect(textOf(<LineEnds ends={['Val-Fleuri', 'Marché-Neuf']} />)).toBe('Val-Fleuri ↔vers Marché-Neuf');
    expect(textOf(<LineEnds ends={['Anse']} />)).toBe('Anse');
    expect(textOf(<LineEnds ends={['Boucle', 'Boucle']} />)).toBe('Boucle');
  });
});
