import { minutesLate, type Departure, type StopBoard } from '#domain/departure.ts';
import { clockOf } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { useFigure } from '#site/live/departure-list.tsx';
import { tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import { DepartureFigure, StateIcons } from '#site/ui/departure-row/departure-row.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { LineOutcome } from '../line/line-outcome.tsx';
import { usableOf } from './next-of-line.ts';
import type { LoadedTimetable } from './timetable-data.ts';

interface NextHereProps {
  readonly board: StopBoard;
  readonly data: LoadedTimetable;
  readonly place: SchedulePlace;
}

/** The answer before the table: when the next bus leaves from the rider's stop, and the two after it. */
export function NextHere({ board, data, place }: NextHereProps) {
  const [next, ...later] = usableOf(board, data);
  if (next) return <NextDeparture next={next} later={later} board={board} data={data} place={place} />;
  return <LineOutcome board={board} number={data.number} place={place} />;
}

interface NextDepartureProps extends NextHereProps {
  readonly next: Departure;
  readonly later: readonly Departure[];
}

function NextDeparture({ next, later, board, data, place }: NextDepartureProps) {
  const texts = useTexts('routes');
  const locale = useLocale();
  const figure = useFigure(next, board.at);
  const clock = ({ expected }: Departure) => formatClock(clockOf(expected), locale);
  const { state, planned, expected } = next;
  const href = tripPath(place, { ...data, stop: data.you.code, date: next.tripDate, tripId: next.tripId });
  const words = state === 'late' ? texts.board.late(minutesLate(next)) : texts.board.state[state];
  return (
    <p className="timetable-next" data-state={state}>
      <ContentLink href={href}>
        <VisuallyHidden>{`${texts.timetable.nextIn(data.mode)} `}</VisuallyHidden>
        <DepartureFigure figure={figure} expected={expected} />
        <span className="timetable-next-rest">
          <span>
            {figure.kind !== 'clock' && figure.kind !== 'every' && (
              <b>
                <ClockText moment={expected} />
              </b>
            )}
            {state === 'late' && (
              <s>
                <VisuallyHidden>{`${texts.board.insteadOf} `}</VisuallyHidden>
                <ClockText moment={planned} />
              </s>
            )}
            <StateIcons state={state} />
            {words}
          </span>{' '}
          <span className="timetable-then">
            {figure.kind === 'every' && next.every ? (
              texts.board.until(formatClock(clockOf(next.every.until), locale))
            ) : later.length > 0 ? (
              texts.timetable.afterThat(later.slice(0, 2).map(clock).join(', '))
            ) : (
              <LastOfDay board={board} />
            )}
          </span>
        </span>
      </ContentLink>
    </p>
  );
}

/** After the last bus of the day: the first one of the next. */
function LastOfDay({ board }: { readonly board: StopBoard }) {
  const texts = useTexts('routes').timetable;
  const locale = useLocale();
  const first = board.lines[0]?.firstTomorrow;
  if (!first) return texts.lastOfDay;
  return `${texts.lastOfDay}\u00a0; ${texts.tomorrowAt(formatClock(clockOf(first), locale))}`;
}
