import { endOfSchedule, outcomeOf, type StopBoard } from '#domain/departure.ts';
import { modeOfLines } from '#domain/mode.ts';
import type { PhoneLine } from '#domain/operator.ts';
import { clockOf, dayOf, type Moment } from '#lib/time/moment.ts';
import { formatClock, formatWeekday } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { ScheduleOver } from '../schedule-over.tsx';

interface OutcomeNoteProps {
  readonly board: StopBoard;
  /** Whom to call where all that is published is over. */
  readonly line?: PhoneLine | undefined;
}

/** Why no bus comes any more today, and when the next one does. */
export function OutcomeNote({ board, line }: OutcomeNoteProps) {
  const texts = useTexts().board;
  const locale = useLocale();
  const outcome = outcomeOf(board);
  if (outcome.kind === 'departures') return null;
  const clock = (moment: Moment) => formatClock(clockOf(moment), locale);
  const next = outcome.next && (
    <p>{texts.nextOne(`${formatWeekday(dayOf(outcome.next), locale)} ${clock(outcome.next)}`)}</p>
  );
  if (outcome.kind === 'ended')
    return (
      <BoardNote icon="moon" title={texts.ended(clock(outcome.lastLeft), modeOfLines(board.lines))}>
        {next}
      </BoardNote>
    );
  if (outcome.kind === 'stop-not-served')
    return (
      <BoardNote icon="pole-barred" title={texts.notServed(modeOfLines(board.lines))}>
        <p>{texts.notServedHelp}</p>
      </BoardNote>
    );
  const end = outcome.kind === 'no-schedule' ? endOfSchedule(board) : undefined;
  if (end !== undefined) return <ScheduleOver end={end} line={line} />;
  const title = outcome.kind === 'no-schedule' ? texts.noSchedule : texts.noService;
  return (
    <BoardNote icon="pole" title={title}>
      {next}
    </BoardNote>
  );
}
