import type { NewsItem } from '#domain/news.ts';
import { formatDay } from '#site/i18n/format.ts';
import { useLocale } from '#site/i18n/texts.tsx';

/** The day in words. */
export function NewsDay({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(day, useLocale())}</time>;
}

/** The category after a mark of its colour: the words stay ink, which any colour may stand beside. */
export function NewsCategoryMark({ category }: { readonly category: NonNullable<NewsItem['category']> }) {
  return (
    <span className="news-category">
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="8" height="8" rx="1" fill={category.color} />
      </svg>
      {category.name}
    </span>
  );
}

interface NewsAboutProps {
  readonly item: NewsItem;
  readonly hasDay?: boolean;
  readonly hasOrganization?: boolean;
}

/** When, about what, and by whom, on one line. */
export function NewsAbout({ item, hasDay = true, hasOrganization = false }: NewsAboutProps) {
  const { day, category, organization } = item;
  const isEmpty = !(hasDay && day) && !category && !(hasOrganization && organization);
  if (isEmpty) return null;
  return (
    <p className="news-about">
      {hasDay && day !== undefined && <NewsDay day={day} />}
      {category && <NewsCategoryMark category={category} />}
      {hasOrganization && organization !== undefined && <span>{organization}</span>}
    </p>
  );
}
