import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { pagesAround, Pagination } from './pagination.tsx';

const hrefOf = (page: number) => `?page=${page}`;

describe('Pagination', () => {
  it('shows the ends, the page and its neighbours', () => {
    expect(pagesAround(12, 40)).toEqual([1, undefined, 11, 12, 13, undefined, 40]);
    expect(pagesAround(1, 2)).toEqual([1, 2]);
  });

  it('puts no gap in place of a single page', () => {
    expect(pagesAround(4, 10)).toEqual([1, 2, 3, 4, 5, undefined, 10]);
  });

  it('has no previous page on the first and no next on the last', () => {
    const first = markupOf(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />);
    expect(first).not.toContain('rel="prev"');
    expect(first).toContain('href="?page=2" rel="next"');
    expect(markupOf(<Pagination page={3} pageCount={3} hrefOf={hrefOf} />)).not.toContain('rel="next"');
  });

  it('is absent when there is one page', () => {
    expect(markupOf(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />)).toBe('');
  });
});
