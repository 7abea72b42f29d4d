import { describe, expect, it } from 'vitest';
import { Pagination } from '#site/ui/pagination/pagination.tsx';
import { LinkContext } from '#site/ui/text-link/link-context.tsx';
import { routedMarkup } from '#tests/support/layout-markup.tsx';
import { SiteLink } from './site-link.tsx';

describe('a link of the site', () => {
  it('with a query alone leads to this page, and is not marked as another site', () => {
    const markup = routedMarkup(<SiteLink href="?page=2">2</SiteLink>, 'fr', '/medias/nouvelles?page=1');
    expect(markup).toMatch(/^<a href="\/medias\/nouvelles\?page=2"[^>]*>2<\/a>$/);
  });

  it('to another page of results is inside the site', () => {
    const markup = routedMarkup(
      <LinkContext value={SiteLink}>
        <Pagination page={2} pageCount={3} hrefOf={(page) => `?page=${page}`} />
      </LinkContext>,
      'en',
      '/en/media/news',
    );
    expect(markup).not.toMatch(/external/);
    expect([...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      [1, 1, 2, 3, 3].map((page) => `/en/media/news?page=${page}`),
    );
  });
});
