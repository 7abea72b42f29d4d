import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Prose } from './prose.tsx';

describe('Prose', () => {
  it('carries the language of its text', () => {
    expect(markupOf(<Prose lang="fr-CA">Bonjour</Prose>)).toBe(
      '<div class="prose" lang="fr-CA">Bonjour</div>',
    );
  });
});
