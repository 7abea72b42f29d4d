import { formatCalendar } from '#lib/calendar/format-calendar.ts';
import type { NoticeFeed } from './feed.ts';

/** Works and changes with a day on which they begin, for an agenda. */
export function writeAgenda({ title, page, locale, writtenAt, items }: NoticeFeed): string {
  const { hostname } = new URL(page);
  return formatCalendar({
    productId: `-//${hostname}//Parcours//${locale.toUpperCase()}`,
    name: title,
    writtenAt,
    events: items.flatMap(({ id, title: summary, sentences, url, period }) =>
      period.fromMs === undefined
        ? []
        : [
            {
              uid: `${id}@${hostname}`,
              startsAt: period.fromMs,
              endsAt: period.untilMs,
              summary,
              description: sentences.join(' '),
              url,
            },
          ],
    ),
  });
}
