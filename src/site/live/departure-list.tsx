import type { ReactNode } from 'react';
import {
  canBoard,
  figureOf,
  minutesLate,
  nextUsable,
  type Counted,
  type Departure,
  type Figure,
} from '#domain/departure.ts';
import { clockOf, dayOf } from '#lib/time/moment.ts';
import { formatWeekday } from '#site/i18n/format.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import { RequestNotes } from '#site/ui/access-note/access-note.tsx';
import { DepartureRow } from '#site/ui/departure-row/departure-row.tsx';
import { useAtTime } from './server-clock.ts';

interface DepartureListProps {
  departures: readonly Departure[];
  /** All of the board, in which the next bus instead of a cancelled one is found. */
  among?: readonly Departure[];
  /** The moment the page was drawn for. */
  at: number;
  /** The rider's day: a departure of another one says its day. */
  day: string;
  /** Where the trip of a departure is shown. */
  hrefOf(departure: Departure): string;
  /** What to do instead of a departure, under its state. */
  insteadOf?(departure: Departure): ReactNode;
  /** What is told of it, above its row. */
  above?(departure: Departure): ReactNode;
}

/** Departures that count down by themselves. */
export function DepartureList({
  departures,
  among = departures,
  insteadOf,
  above,
  ...rest
}: DepartureListProps) {
  return (
    <>
      <ol className="departures">
        {departures.map((departure) => (
          <li key={keyOfDeparture(departure)}>
            {above?.(departure)}
            <CountingRow departure={departure} among={among} {...rest}>
              {insteadOf?.(departure)}
            </CountingRow>
          </li>
        ))}
      </ol>
      <RequestNotes of={departures.filter(canBoard)} />
    </>
  );
}

/** A timetable that was kept names no trips. */
export const keyOfDeparture = ({ tripId, number, towards, planned, platform }: Departure): string =>
  [tripId || `${number} ${towards}`, planned.at, platform?.code ?? ''].join(' ');

interface CountingRowProps
  extends Pick<DepartureListProps, 'at' | 'day'>, Partial<Pick<DepartureListProps, 'hrefOf'>> {
  departure: Departure;
  among: readonly Departure[];
  children?: ReactNode;
}

/** One of them. Without an address it is nothing to press. */
export function CountingRow({ departure, among, at, day, hrefOf, children }: CountingRowProps) {
  const locale = useLocale();
  const figure = useFigure(departure, at);
  const next = departure.state === 'cancelled' ? nextUsable(among, departure) : undefined;
  return (
    <DepartureRow
      departure={departure}
      figure={figure}
      minutesLate={minutesLate(departure)}
      nextClock={next && clockOf(next.expected)}
      dayWords={departure.day === day ? undefined : formatWeekday(dayOf(departure.expected), locale)}
      href={hrefOf?.(departure)}
    >
      {children}
    </DepartureRow>
  );
}

/** What stands large, drawn again only when it is another. */
export function useFigure(departure: Counted, at: number): Figure {
  const key = useAtTime(at, (now) => keyOf(figureOf(departure, now)));
  if (key === 'every') return { kind: key, minutes: departure.every?.minutes ?? 0 };
  return typeof key === 'number' ? { kind: 'minutes', minutes: key } : { kind: key };
}

const keyOf = (figure: Figure) => (figure.kind === 'minutes' ? figure.minutes : figure.kind);
