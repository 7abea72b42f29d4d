import type { NewsItem } from '#domain/news.ts';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { NewsAbout, NewsDay } from './news-about.tsx';
import './list-news.css';

interface NewsRowsProps {
  readonly items: readonly NewsItem[];
  /** Who tells each item is said where there are several who do. */
  readonly hasOrganization?: boolean;
}

/** Items under each other by day; a row is one target. */
export function NewsRows({ items, hasOrganization = false }: NewsRowsProps) {
  return (
    <ul className="news-rows">
      {items.map((item) => (
        <li key={item.id} className="news-row">
          {item.day !== undefined && <NewsDay day={item.day} />}
          <p className="news-row-title">
            {item.path === undefined ? item.title : <ContentLink href={item.path}>{item.title}</ContentLink>}
          </p>
          <NewsAbout item={item} hasDay={false} hasOrganization={hasOrganization} />
        </li>
      ))}
    </ul>
  );
}
