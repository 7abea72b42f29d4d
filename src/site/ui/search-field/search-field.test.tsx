import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { SearchField } from './search-field.tsx';

describe('SearchField', () => {
  it('is a plain form that works without script', () => {
    const markup = markupOf(
      <SearchField action="/recherche" name="q" label="Rechercher" defaultValue="800" />,
    );
    expect(markup).toMatch(/^<form [^>]*action="\/recherche" method="get"/);
    expect(markup).toMatch(/<input type="text"[^>]*name="q"[^>]*value="800"/);
    expect(markup).toContain('type="submit"');
  });
});
