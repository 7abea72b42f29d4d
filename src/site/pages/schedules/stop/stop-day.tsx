import type { StopBoard } from '#domain/departure.ts';
import type { StopDay } from '#domain/timetable.ts';
import { EveryPeriods } from '#site/pages/schedules/every-periods.tsx';
import { hoursOf, periodsOf } from '#site/pages/schedules/hours-of.ts';
import { platformWords } from '#site/i18n/platform-words.ts';
import { formatDayOfYear } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { AllNotices } from '#site/live/board-notices.tsx';
import { departurePath, stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { RequestNotes } from '#site/ui/access-note/access-note.tsx';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { HourRows } from '#site/ui/hour-rows/hour-rows.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

interface StopDayViewProps {
  readonly date: string;
  readonly lines: readonly StopDay[];
  readonly board: StopBoard;
  readonly place: SchedulePlace;
  /** Where all notices are. */
  readonly noticesBase: string;
}

/** Every departure of a day, by line. */
export function StopDayView({ date, lines, board, place, noticesBase }: StopDayViewProps) {
  const { stop } = board;
  const texts = useTexts();
  const locale = useLocale();
  return (
    <div className="stop-board">
      <h2>{texts.schedules.dayOfStop(formatDayOfYear(date, locale))}</h2>
      <p>
        <ContentLink href={stopPath(place, stop.code)}>{texts.schedules.nextDepartures}</ContentLink>
      </p>
      {date === board.day && <AllNotices board={board} base={noticesBase} />}
      {lines.length === 0 && <BoardNote icon="pole" title={texts.schedules.noDeparturesThatDay} />}
      {lines.map((day) => (
        <div className="stop-part" key={`${day.number} ${day.direction}`}>
          <HourRows
            above={<EveryPeriods periods={periodsOf(day.departures)} />}
            caption={
              <span className="stop-day-line">
                <NumberBadge line={day} size="s" /> <PlaceName>{day.towards}</PlaceName>{' '}
                <PlatformOfDay departures={day.departures} />
              </span>
            }
            hours={hoursOf(day.departures, {
              locale,
              date,
              afterMidnight: (night) => texts.schedules.afterMidnight(formatDayOfYear(night, locale)),
              hrefOf: (departure) => departurePath(place, departure, stop.code),
            })}
          />
          <RequestNotes of={day.departures} />
        </div>
      ))}
    </div>
  );
}

/** At a station, where all of them leave from the same platform. */
function PlatformOfDay({ departures }: Pick<StopDay, 'departures'>) {
  const texts = useTexts();
  const platforms = new Map(departures.map(({ platform }) => [platform?.code, platform]));
  const [only, ...others] = platforms.values();
  return only && others.length === 0 && <span className="soft">{platformWords(only, texts)}</span>;
}
