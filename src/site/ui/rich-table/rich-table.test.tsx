import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { RichTable } from './rich-table.tsx';

describe('RichTable', () => {
  it('is a named region the keyboard can reach', () => {
    expect(markupOf(<RichTable label="Tarifs">…</RichTable>)).toContain(
      'role="region" aria-label="Tarifs" tabindex="0"',
    );
  });
});
