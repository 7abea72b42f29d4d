import { useEffect } from 'react';
import type { Departure } from '#domain/departure.ts';
import { noteVisit } from '#site/device/my-stops.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { stopOnLinePath, tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import type { StopData } from './data.server.ts';
import { FailedBoard } from './failed-board.tsx';
import { StopBoardView } from './stop-board.tsx';
import { StopDayView } from './stop-day.tsx';
import { StopHead } from './stop-head.tsx';
import { LinesHere, NearbyStops } from './stop-more.tsx';
import { StopTools } from './stop-tools.tsx';
import './page.css';

/** A stop: what leaves from it next, then the rest. */
export default function StopPage({ view, data }: PageProps<StopData>) {
  const place = { base: view.shell.links.schedules, locale: useLocale() };
  if (data.kind === 'failed') return <FailedBoard view={view} code={data.code} />;
  return <Stop view={view} data={data} place={place} />;
}

type LoadedStop = Extract<StopData, { kind: 'board' }>;

function Stop({ view, data, place }: PageProps<LoadedStop> & { readonly place: SchedulePlace }) {
  const { board, lines, nearby, day } = data;
  const { code, name } = board.stop;
  useEffect(() => noteVisit({ code, name }), [code, name]);
  // A timetable that was kept names no trips: its departures lead to those of their line here.
  const hrefOf = ({ number, direction, tripDate, tripId }: Departure) =>
    tripId === ''
      ? stopOnLinePath(place, { number, direction, stop: code })
      : tripPath(place, { number, direction, stop: code, date: tripDate, tripId });
  return (
    <>
      <StopHead stop={board.stop} />
      <div className="page-width stop-page">
        {day ? (
          <StopDayView {...day} stop={board.stop} place={place} />
        ) : (
          <StopBoardView
            first={board}
            place={place}
            hrefOf={hrefOf}
            asked={view.route.url}
            timeZone={view.shell.operator.timeZone}
          />
        )}
        <aside className="stop-side">
          <StopTools path={view.route.url} stop={board.stop} />
        </aside>
        <div className="stop-more">
          <LinesHere board={board} lines={lines} place={place} />
          <NearbyStops stops={nearby} place={place} />
        </div>
      </div>
    </>
  );
}
