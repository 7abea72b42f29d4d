import { useRef } from 'react';
import type { StopBoard } from '#domain/departure.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { useNow } from '#site/live/server-clock.ts';
import { timetablePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { Still } from '#site/ui/still/still.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { DayChips } from '../day-chips.tsx';
import { NoticesOfDay } from '../notices-of-day.tsx';
import { ByStop } from './by-stop.tsx';
import { GridIcons, Legend } from './legend.tsx';
import { NextHere } from './next-here.tsx';
import { usableOf } from './next-of-line.ts';
import { queryOf } from './query-of.ts';
import { TakeAlong } from './take-along.tsx';
import type { LoadedTimetable } from './timetable-data.ts';
import { useMovingGrid } from './use-moving-grid.ts';
import { ViewLinks } from './view-links.tsx';
import { YourStop } from './your-stop.tsx';

interface TimetableDayProps {
  readonly data: LoadedTimetable;
  readonly place: SchedulePlace;
  /** Where all notices are. */
  readonly noticesBase: string;
  /** On the rider's day: what leaves next. */
  readonly board?: StopBoard;
}

const minuteMs = 60_000;

export function TimetableDay({ data, place, noticesBase, board }: TimetableDayProps) {
  const texts = useTexts('routes').timetable;
  const root = useRef<HTMLDivElement>(null);
  const now = useNow(data.at, minuteMs);
  const next = board && usableOf(board, data).find(({ tripDate }) => tripDate === data.date);
  useMovingGrid(root, { now, data, nextTripId: next?.tripId });
  const query = queryOf({ stop: data.you.code, view: data.view });
  const hrefOf = (date: string) =>
    timetablePath(place, { ...data, date: date === data.today ? undefined : date }) + query;
  return (
    <div className="timetable-in" ref={root}>
      <section className="timetable-here" aria-labelledby="your-stop">
        <YourStop data={data} />
        {board && <NextHere board={board} data={data} place={place} />}
      </section>
      <NoticesOfDay notices={data.notices} base={noticesBase} now={now} />
      <div className="timetable-days">
        <DayChips data={data} hrefOf={hrefOf} />
      </div>
      {data.trips === 0 && !board && <NoTrips data={data} hrefOf={hrefOf} />}
      {data.trips > 0 && (
        <>
          {!data.isSparse && <ViewLinks data={data} />}
          <GridIcons marks={data.marks} />
          <div className="timetable-tables" data-pair={data.backTrips !== undefined || undefined}>
            <TableOf
              name="table"
              words={data.isSparse ? texts.towardsTrips(data.towards, data.trips) : undefined}
            />
            {data.backTrips !== undefined && data.back && (
              <TableOf name="back" words={texts.towardsTrips(data.back.towards, data.backTrips)} />
            )}
          </div>
          <ByStop data={data} place={place} now={now} nextTripId={next?.tripId} />
          <Legend data={data} />
          <TakeAlong data={data} />
        </>
      )}
    </div>
  );
}

function TableOf({ name, words }: { readonly name: string; readonly words: string | undefined }) {
  return (
    <div className="timetable-table">
      {words !== undefined && <h2>{words}</h2>}
      <Still name={name} />
    </div>
  );
}

interface NoTripsProps {
  readonly data: LoadedTimetable;
  hrefOf(date: string): string;
}

/** A day on which the line does not run this way: when it does again. */
function NoTrips({ data: { nextDay }, hrefOf }: NoTripsProps) {
  const texts = useTexts('routes').timetable;
  return (
    <BoardNote icon="pole" title={texts.noTrips}>
      {nextDay !== undefined && (
        <p>
          {texts.nextDayWithTrips} <ContentLink href={hrefOf(nextDay.date)}>{nextDay.words}</ContentLink>
        </p>
      )}
    </BoardNote>
  );
}
