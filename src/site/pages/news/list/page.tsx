import { Blocks } from '#site/blocks/blocks.tsx';
import { NewsCards } from '#site/blocks/list-news/news-cards.tsx';
import { NewsRows } from '#site/blocks/list-news/news-rows.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import NewsDetailPage from '../detail/page.tsx';
import { ChipLink, ChipRow } from '#site/ui/chip/chip.tsx';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { Pagination } from '#site/ui/pagination/pagination.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { ListData, NewsListData } from './data.server.ts';
import { organizationQuery } from './news-question.ts';
import './page.css';

/** As many as stand with their pictures before the rows. */
const mostCards = 3;

/** A list, or an item at an address that could be that of a page of it. */
export default function NewsListPage({ view, data }: PageProps<NewsListData>) {
  return 'news' in data ? <NewsDetailPage view={view} data={data} /> : <NewsList view={view} data={data} />;
}

/** News or press releases: the newest with their pictures, then by day. */
function NewsList({ view, data }: PageProps<ListData>) {
  const texts = useTexts('lists').newsList;
  const { items, page, pageCount, base, organization, organizations, kind } = data;
  const query = organizationQuery(organization);
  const [rss] = view.info.feeds ?? [];
  // Press releases are read for their words.
  const hasCards = page === 1 && (kind === 'news' || kind === 'news_employe');
  const cards = hasCards ? items.slice(0, mostCards) : [];
  const rows = items.slice(cards.length);
  return (
    <div className="news-page">
      <Blocks blocks={data.blocks} />
      {organizations.length > 0 && (
        <ChipRow label={texts.organizations}>
          <ChipLink href={base} chosen={organization === undefined}>
            {texts.everyOrganization}
          </ChipLink>
          {organizations.map((name) => (
            <ChipLink key={name} href={base + organizationQuery(name)} chosen={name === organization}>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      {items.length === 0 && (
        <Nothing base={data.isBeyond || organization !== undefined ? base : undefined} />
      )}
      <NewsCards items={cards} level={2} />
      {rows.length > 0 && (
        <div>
          {cards.length > 0 && <h2 className="news-earlier">{texts.earlier}</h2>}
          <NewsRows items={rows} hasOrganization={organizations.length > 0} />
        </div>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => (number === 1 ? base : `${base}/${number}`) + query}
      />
      {rss && (
        <p className="news-follow screen-only">
          <Icon name="bell" size="s" />
          <a href={rss.href}>{texts.follow}</a>
        </p>
      )}
    </div>
  );
}

/** No item: of all, of an organization, or on a page beyond the end. */
function Nothing({ base }: { readonly base: string | undefined }) {
  const { news, newsList } = useTexts('lists');
  return (
    <EmptyState title={news.none}>
      {base !== undefined && (
        <p>
          <ContentLink href={base}>{newsList.first}</ContentLink>
        </p>
      )}
    </EmptyState>
  );
}
