import { formatDayOfYear, formatTime } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { noticesBelow, type NoticeHref } from '#site/routing/notice-paths.ts';
import { cancellationsPath, linePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { LineEnds } from '#site/ui/line-ends/line-ends.tsx';
import { NoticeLine } from '#site/ui/notice-line/notice-line.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { FailedNote } from '../failed-note.tsx';
import { CancelledTripRow } from './cancelled-trip-row.tsx';
import type { CancellationsData } from './data.server.ts';
import './page.css';

/** What does not run today, or did not on another day, by line. */
export default function CancellationsPage({ view, data }: PageProps<CancellationsData>) {
  const texts = useTexts('routes').cancellations;
  const place = { base: view.shell.links.schedules, locale: useLocale() };
  return (
    <div className="page-width">
      <div className="cancellations">
        <h1 id={pageHeadingId} tabIndex={-1}>
          {texts.title}
        </h1>
        {data.kind === 'failed' ? (
          <FailedNote view={view} title={texts.failed} help={texts.failedHelp} />
        ) : (
          <List
            data={data}
            place={place}
            timeZone={view.shell.operator.timeZone}
            noticeHref={noticesBelow(view.shell.links.notices)}
          />
        )}
      </div>
    </div>
  );
}

interface ListProps {
  readonly data: Extract<CancellationsData, { kind: 'list' }>;
  readonly place: SchedulePlace;
  readonly timeZone: string;
  readonly noticeHref: NoticeHref;
}

function List({ data, place, timeZone, noticeHref }: ListProps) {
  const { at, date, isToday, lines, before, after } = data;
  const all = useTexts('routes');
  const texts = all.cancellations;
  const { locale } = place;
  const trips = lines.reduce((sum, line) => sum + line.trips.length, 0);
  return (
    <>
      <p className="cancellations-day">
        <b>{formatDayOfYear(date, locale)}</b>
        {trips > 0 && <span>{texts.count(trips, lines.length)}</span>}
        {isToday && (
          <span className="soft">
            {texts.asOf(formatTime(at, { locale, timeZone }))}
            {' · '}
            {/* A new document: the list is drawn anew by the server. */}
            <a href={cancellationsPath(place)}>{all.schedules.refresh}</a>
          </span>
        )}
      </p>
      {lines.length === 0 && (
        <BoardNote icon="check" title={texts.none}>
          <p>{isToday ? texts.noneToday : texts.noneThatDay}</p>
        </BoardNote>
      )}
      {lines.map((line) => (
        <section className="cancelled-line" key={line.number} aria-labelledby={`line-${line.number}`}>
          <h2 id={`line-${line.number}`}>
            <ContentLink href={linePath(place, line)}>
              <NumberBadge line={line} /> <LineEnds ends={line.ends} />
            </ContentLink>
          </h2>
          {line.notice && (
            <NoticeLine
              severity={line.notice.severity}
              title={line.notice.title}
              href={noticeHref(line.notice)}
            />
          )}
          <ul className="cancelled-trips">
            {line.trips.map((trip) => (
              <li key={`${trip.tripId} ${trip.kind}`}>
                <CancelledTripRow trip={trip} date={date} place={place} noticeHref={noticeHref} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <nav className="cancellations-days" aria-label={texts.days}>
        {before !== undefined && (
          <ButtonLink kind="secondary" icon="chevron-left" href={cancellationsPath(place, before)}>
            {texts.previousDay}
          </ButtonLink>
        )}
        {after !== undefined && (
          <ButtonLink kind="secondary" iconEnd="chevron-right" href={cancellationsPath(place, after)}>
            {texts.nextDay}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}
