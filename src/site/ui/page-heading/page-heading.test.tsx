import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { PageHeading, pageHeadingId } from './page-heading.tsx';

describe('PageHeading', () => {
  it('can take the focus after a navigation', () => {
    expect(markupOf(<PageHeading title="Horaires" />)).toContain(
      `<h1 id="${pageHeadingId}" tabindex="-1">Horaires</h1>`,
    );
  });

  it('shows a subtitle only where there is one', () => {
    expect(markupOf(<PageHeading title="Horaires" subtitle="Été 2026" />)).toContain('Été 2026');
    expect(markupOf(<PageHeading title="Horaires" />)).not.toContain('<p');
  });
});
