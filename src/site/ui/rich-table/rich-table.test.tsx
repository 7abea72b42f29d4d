import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { RichTable } from './rich-table.tsx';

describe('RichTable', () => {
  it('is no stop of the keyboard until the browser finds that it scrolls', () => {
    expect(markupOf(<RichTable label="Tarifs">…</RichTable>)).toBe('<div class="rich-table">…</div>');
  });

  it('says whether its rows can be told one by one', () => {
    expect(markupOf(<RichTable list="pairs">…</RichTable>)).toContain('data-list="pairs"');
  });
});
