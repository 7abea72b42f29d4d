import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('slugOf', () => {
  it('drops accents, cases and punctuation', () => {
    expect(slugOf('Jours fériés')).toBe('jours-feries');
    expect(slugOf('L’été à l’Île-aux-Œufs : 2026 !')).toBe('l-ete-a-l-ile-aux-oeufs-2026');
  });

  it('gives nothing for a title without letters', () => {
    expect(slugOf(' – ')).toBe('');
  });
});
