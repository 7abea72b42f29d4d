import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Chip, ChipLink, ChipRow } from './chip.tsx';

describe('Chip', () => {
  it('says whether it is chosen', () => {
    expect(markupOf(<Chip chosen>801</Chip>)).toBe(
      '<button type="button" class="chip" aria-pressed="true">801</button>',
    );
    expect(markupOf(<Chip chosen={false}>801</Chip>)).toContain('aria-pressed="false"');
  });

  it('is marked as the page’s own where it is a link to it', () => {
    expect(
      markupOf(
        <ChipLink href="/a" current>
          a
        </ChipLink>,
      ),
    ).toContain('aria-current="page"');
    expect(markupOf(<ChipLink href="/a">a</ChipLink>)).not.toContain('aria-current');
  });

  it('stands in a group with a name', () => {
    expect(markupOf(<ChipRow label="Jours">…</ChipRow>)).toContain('role="group" aria-label="Jours"');
  });
});
