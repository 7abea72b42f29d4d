import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { FoundList, ListPage } from './list-page.tsx';

const texts = { away: 'La liste n’est pas arrivée', awayHelp: 'Réessayez dans un moment.' };

describe('ListPage', () => {
  it('keeps what one may ask for, and its own words, while the service is away', () => {
    const page = (
      <ListPage choices={<p>Chercher. </p>} found={undefined} texts={texts}>
        <p>Plus bas.</p>
      </ListPage>
    );
    expect(textOf(page)).toBe('Chercher. La liste n’est pas arrivéeRéessayez dans un moment.Plus bas.');
  });

  it('names what was found by its heading', () => {
    const markup = markupOf(<FoundList heading="2 écoles">…</FoundList>);
    expect(markup).toMatch(/aria-labelledby="([^"]+)"><h2 id="\1">2 écoles/);
  });
});
