import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('VisuallyHidden', () => {
  it('keeps the words, their place and their language', () => {
    expect(markupOf(<VisuallyHidden lang="fr">avis</VisuallyHidden>)).toBe(
      '<span class="visually-hidden" lang="fr">avis</span>',
    );
    expect(markupOf(<VisuallyHidden as="h2">Menu</VisuallyHidden>)).toMatch(/^<h2/);
  });
});
