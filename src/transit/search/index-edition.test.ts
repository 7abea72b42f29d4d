import { describe, expect, it } from 'vitest';
import { oddNamedFeed } from '#tests/support/odd-names.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { indexEdition } from './index-edition.ts';

describe('the search index of an edition', () => {
  it('finds a line that is called by words by each of them', () => {
    const edition = editionOf(oddNamedFeed(['7', 'Baby Bullet'], ['1480', '70011']));
    const search = indexEdition(edition);
    const numbers = (typed: string) =>
      search.searchLines(typed, 5).map(({ index }) => edition.timetable.lines[index]?.number);
    for (const typed of ['baby bullet', 'bullet', 'baby', 'bul'])
      expect(numbers(typed), typed).toEqual(['Baby Bullet']);
    expect(numbers('7')).toEqual(['7']);
  });
});
