import type { NewsItem } from '#domain/news.ts';
import { monthNames } from '#site/i18n/calendar-names.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

/** Days to come: the number of each stands apart from its month, as on a leaf of a calendar. */
export function NewsCalendar({ items }: { readonly items: readonly NewsItem[] }) {
  return (
    <ul className="news-calendar">
      {items.map((item) => (
        <li key={item.id} className="news-row">
          {item.day !== undefined && <CalendarDay day={item.day} />}
          <div>
            <p className="news-row-title">
              {item.path === undefined ? (
                item.title
              ) : (
                <ContentLink href={item.path}>{item.title}</ContentLink>
              )}
            </p>
            {item.summary !== undefined && <p className="news-summary">{item.summary}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function CalendarDay({ day }: { readonly day: string }) {
  const month = monthNames[useLocale()][Number(day.slice(5, 7)) - 1] ?? '';
  return (
    <time className="news-leaf" dateTime={day}>
      <span className="news-leaf-day">{Number(day.slice(8, 10))}</span>{' '}
      <span className="news-leaf-month">{month}</span>
    </time>
  );
}
