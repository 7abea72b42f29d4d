import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  it('says what is not there and what to do, beside a drawing that is not read out', () => {
    const state = <EmptyState title="Rien ici.">Cherchez ailleurs.</EmptyState>;
    expect(textOf(state)).toBe('Rien ici.Cherchez ailleurs.');
    expect(markupOf(state)).toMatch(/<svg class="drawing"[^>]*aria-hidden="true"/);
  });
});
