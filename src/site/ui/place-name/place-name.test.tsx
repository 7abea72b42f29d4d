import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { OwnNamesContext, PlaceName } from './place-name.tsx';

describe('PlaceName', () => {
  it('says that a name is French where the page is not', () => {
    expect(markupOf(<PlaceName>Renard</PlaceName>)).toBe('Renard');
    expect(markupOf(<PlaceName>Renard</PlaceName>, 'en')).toBe('<span lang="fr">Renard</span>');
  });

  it('says nothing of a name that the language of the page has itself', () => {
    const name = (
      <OwnNamesContext value={['Fox Hill']}>
        <PlaceName>Fox Hill</PlaceName>
      </OwnNamesContext>
    );
    expect(markupOf(name, 'en')).toBe('Fox Hill');
  });
});
