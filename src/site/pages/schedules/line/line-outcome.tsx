import { outcomeOf, type StopBoard } from '#domain/departure.ts';
import { modeOfLines } from '#domain/mode.ts';
import { partOfDay } from '#domain/part-of-day.ts';
import { clockOf, dayOf, type Moment } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { useNow } from '#site/live/server-clock.ts';
import { linePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { waitWords, weekdayOf } from './line-words.ts';

interface LineOutcomeProps {
  /** Of the line, with what others still bring tonight. */
  readonly board: StopBoard;
  readonly number: string;
  readonly place: SchedulePlace;
}

const stepMs = 60_000;
/** A wait that is counted in hours; beyond it the day is said. */
const longestWaitMs = 12 * 3_600_000;

/** Why no bus of the line comes any more today, when the next one does, and what still goes tonight. */
export function LineOutcome({ board, number, place }: LineOutcomeProps) {
  const texts = useTexts('routes');
  const locale = useLocale();
  const now = useNow(board.at, stepMs);
  const ours = { ...board, departures: board.departures.filter((each) => each.number === number) };
  const others = board.departures.filter((each) => each.number !== number);
  const outcome = outcomeOf(ours);
  if (outcome.kind === 'departures') return null;
  const clock = (moment: Moment) => formatClock(clockOf(moment), locale);
  const { next } = outcome;
  const mode = modeOfLines(board.lines.filter((line) => line.number === number));
  const nextWords =
    next &&
    (next.at - now < longestWaitMs
      ? texts.line.firstAtTime(clock(next), waitWords(next.at - now, texts.line, texts.board.minutes), mode)
      : texts.board.nextOne(`${weekdayOf(dayOf(next), texts.line)} ${clock(next)}`));
  const titles = {
    'no-service': texts.board.noService,
    'stop-not-served': texts.board.state.skipped,
    'no-schedule': texts.board.noSchedule,
  };
  const isOver = outcome.kind === 'ended';
  const icon = isOver ? 'moon' : outcome.kind === 'stop-not-served' ? 'pole-barred' : 'pole';
  return (
    <>
      <BoardNote
        icon={icon}
        title={isOver ? texts.board.ended(clock(outcome.lastLeft), mode) : titles[outcome.kind]}
      >
        {nextWords && <p>{nextWords}</p>}
      </BoardNote>
      {others.length > 0 && (
        <ul className="link-rows">
          {others.map((other) => (
            <li key={`${other.tripId} ${other.number}`}>
              <LinkRow
                href={linePath(place, other)}
                lead={<NumberBadge line={other} />}
                detail={texts.line.inPart[partOfDay(clockOf(other.expected))](clock(other.expected))}
              >
                {texts.line.towards} <PlaceName>{other.towards}</PlaceName>
              </LinkRow>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
