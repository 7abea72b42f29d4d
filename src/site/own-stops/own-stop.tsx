import type { ReactNode } from 'react';
import { endOfSchedule, minutesLate, outcomeOf, type Departure, type StopBoard } from '#domain/departure.ts';
import { modeOfLines } from '#domain/mode.ts';
import { clockOf, dayOf, type Moment } from '#lib/time/moment.ts';
import type { OwnStop } from '#site/device/my-stops.ts';
import { formatClock, formatDay, formatWeekday } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { useFigure } from '#site/live/departure-list.tsx';
import { stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { DepartureLine } from '#site/ui/departure-line/departure-line.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import './own-stop.css';

/** What is known of a stop's departures: the board, that it is awaited, or why there is none. */
export type OwnBoard = StopBoard | 'awaited' | 'failed' | 'unknown';

interface OwnStopProps {
  readonly stop: OwnStop;
  readonly board: OwnBoard;
  readonly place: SchedulePlace;
  /** At the end of its name, instead of the chevron. */
  readonly tool?: ReactNode;
  readonly isKept?: boolean | undefined;
}

const mostLines = 2;

/** A stop of the rider's own with its next two departures. It has the same height before and after they arrive. */
export function OwnStopCard({ stop, board, place, tool, isKept }: OwnStopProps) {
  const texts = useTexts().quickSearch;
  const name = typeof board === 'string' ? stop.name : board.stop.name;
  return (
    <div className="own-stop">
      <ContentLink className="own-stop-link" href={stopPath(place, stop.code)}>
        <span className="own-stop-name">
          <StopTag number={stop.code} isStation={stop.isStation} />{' '}
          {isKept && <Icon name="star-full" size="s" label={texts.kept} />}
          <b>
            <PlaceName>{name}</PlaceName>
          </b>
          {tool === undefined && <Icon name="chevron-right" size="s" />}
        </span>{' '}
        <span className="own-stop-lines">
          <OwnDepartures board={board} code={stop.code} />
        </span>
      </ContentLink>
      {tool}
    </div>
  );
}

function OwnDepartures({ board, code }: { readonly board: OwnBoard; readonly code: string }) {
  const texts = useTexts();
  if (board === 'awaited') return null;
  if (board === 'failed') return <OwnNote icon="alert">{texts.board.failed}</OwnNote>;
  if (board === 'unknown') return <OwnNote icon="pole-barred">{texts.schedules.unknownStop(code)}</OwnNote>;
  const next = board.departures.filter(({ day, state }) => day === board.day && state !== 'alighting');
  if (next.length === 0) return <OwnOutcome board={board} />;
  return next
    .slice(0, mostLines)
    .map((departure) => (
      <CountingLine key={`${departure.tripId} ${departure.planned.at}`} departure={departure} at={board.at} />
    ));
}

function CountingLine({ departure, at }: { readonly departure: Departure; readonly at: number }) {
  const figure = useFigure(departure, at);
  return <DepartureLine departure={departure} figure={figure} minutesLate={minutesLate(departure)} />;
}

/** Why no bus comes any more today, and when the next one does; after the last bus of the night there is a moon. */
function OwnOutcome({ board }: { readonly board: StopBoard }) {
  const texts = useTexts().board;
  const locale = useLocale();
  const outcome = outcomeOf(board);
  const clock = (moment: Moment) => formatClock(clockOf(moment), locale);
  const next =
    outcome.kind !== 'departures' && outcome.next
      ? texts.nextOne(`${formatWeekday(dayOf(outcome.next), locale)} ${clock(outcome.next)}`)
      : undefined;
  const [icon, words] = ((): [IconName, string] => {
    if (outcome.kind === 'ended')
      return ['moon', texts.ended(clock(outcome.lastLeft), modeOfLines(board.lines))];
    if (outcome.kind === 'stop-not-served') return ['pole-barred', texts.notServed(modeOfLines(board.lines))];
    if (outcome.kind !== 'no-schedule') return ['pole', texts.noService];
    const end = endOfSchedule(board);
    return ['pole', end === undefined ? texts.noSchedule : texts.over(formatDay(end, locale))];
  })();
  return (
    <OwnNote icon={icon}>
      {words}
      {next && <span className="own-stop-next">{next}</span>}
    </OwnNote>
  );
}

function OwnNote({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <span className="own-stop-note">
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}
