import type { Departure } from '#domain/departure.ts';
import type { DrawnStop } from '#domain/line-stops.ts';
import { boardOfLine } from '#domain/departure.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { DepartureList } from '#site/live/departure-list.tsx';
import { useBoard } from '#site/live/use-board.ts';
import { tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { NoticeLine } from '#site/ui/notice-line/notice-line.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { TrustStrip } from '../stop/trust-strip.tsx';
import { ChangeStop } from './change-stop.tsx';
import type { LineView, YourStop } from './line-data.ts';
import { LineOutcome } from './line-outcome.tsx';
import { PlannedDay } from './planned-day.tsx';
import { PlannedHours } from './planned-hours.tsx';
import { StopInsteadRow } from './stop-instead.tsx';

interface YourStopSectionProps {
  readonly data: LineView;
  readonly yours: YourStop;
  readonly place: SchedulePlace;
  readonly onChoose: (code: string) => Promise<void>;
}

/** The next departures at the stop where the rider gets on; on another day, which day that is. */
export function YourStopSection({ data, yours, place, onChoose }: YourStopSectionProps) {
  const texts = useTexts('routes').line;
  const stop = data.stops.find(({ code }) => code === yours.code);
  const name = stop?.name ?? yours.code;
  return (
    <section className="line-here" aria-labelledby="your-stop">
      <div className="line-here-head">
        <h2 id="your-stop">
          <VisuallyHidden>{`${yours.board ? texts.nextAt : texts.onDayAt} `}</VisuallyHidden>
          <PlaceName>{name}</PlaceName>
        </h2>
        <StopTag number={yours.code} />
        <ChangeStop stops={data.stops} chosen={yours.code} onChoose={onChoose} />
      </div>
      <WorstNotice notices={data.notices} />
      {yours.board ? (
        <LineBoard key={yours.code} data={data} yours={yours} stop={stop} place={place} />
      ) : (
        <>
          <PlannedDay data={data} place={place} />
          <PlannedHours data={data} yours={yours} name={name} place={place} />
        </>
      )}
    </section>
  );
}

/** One line above the departures it touches; mere information waits in its own section. */
function WorstNotice({ notices: [worst] }: Pick<LineView, 'notices'>) {
  if (!worst || worst.severity === 'standard') return null;
  return <NoticeLine severity={worst.severity} title={worst.title} href="#notices" />;
}

interface LineBoardProps extends Omit<YourStopSectionProps, 'onChoose'> {
  readonly stop: DrawnStop | undefined;
}

const shown = 3;

function LineBoard({ data, yours, stop, place }: LineBoardProps) {
  const { line, direction } = data;
  const way = { number: line.number, direction: direction.direction };
  const first = yours.board;
  const { board } = useBoard(first as NonNullable<typeof first>, (each) => boardOfLine(each, way));
  const ours = board.departures.filter((each) => each.number === way.number);
  const isToday = ours.some(({ day }) => day === board.day);
  // A loop also ends where it begins: what only lets riders off is no departure of theirs.
  const canLeave = ours.filter(({ state }) => state !== 'alighting');
  const departures = (canLeave.length > 0 ? canLeave : ours).slice(0, shown);
  const hrefOf = ({ number, direction: code, tripDate, tripId }: Departure) =>
    tripPath(place, { number, direction: code, stop: yours.code, date: tripDate, tripId });
  return (
    <>
      <TrustStrip trust={board.trust} />
      {isToday ? (
        <DepartureList departures={departures} at={first?.at ?? board.at} day={board.day} hrefOf={hrefOf} />
      ) : (
        <LineOutcome board={board} number={way.number} place={place} />
      )}
      {stop?.unserved?.instead && (
        <StopInsteadRow
          instead={stop.unserved.instead}
          way={way}
          next={data.now}
          place={place}
          mode={data.line.mode}
        />
      )}
    </>
  );
}
