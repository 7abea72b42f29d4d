import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { NoticeLine } from './notice-line.tsx';

const line = (href?: string) => (
  <NoticeLine severity="moyen" title="Détour" {...(href === undefined ? {} : { href })}>
    jusqu’au 20
  </NoticeLine>
);

describe('NoticeLine', () => {
  it('says how grave it is before what it is', () => {
    expect(textOf(line())).toBe('Effet moyen. Détour jusqu’au 20');
  });

  it('is one link to its notice, or none', () => {
    expect(markupOf(line('/avis/1'))).toMatch(
      /^<a class="notice-line" data-severity="moyen" href="\/avis\/1"/,
    );
    expect(markupOf(line())).not.toContain('<a');
  });
});
