import type { NewsItem } from '#domain/news.ts';
import { NewsCards } from '#site/blocks/list-news/news-cards.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

interface FeaturedNewsProps {
  readonly items: readonly NewsItem[];
  /** The list of all news, where there is one. */
  readonly all?: string | undefined;
}

/** What editors put before all else, with pictures; nothing where there is none. */
export function FeaturedNews({ items, all }: FeaturedNewsProps) {
  const texts = useTexts().news;
  if (items.length === 0) return null;
  return (
    <section className="page-width home-part-below" aria-labelledby="home-news">
      <h2 id="home-news">{texts.featured}</h2>
      <NewsCards items={items} level={3} />
      {all !== undefined && (
        <p>
          <ContentLink href={all}>{texts.all.news}</ContentLink>
        </p>
      )}
    </section>
  );
}
