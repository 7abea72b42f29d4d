import type { ReactNode } from 'react';
import type { OwnStop } from '#site/device/my-stops.ts';
import { useBoards } from '#site/live/use-boards.ts';
import type { SchedulePlace } from '#site/routing/schedule-paths.ts';
import { OwnStopCard, type OwnBoard } from './own-stop.tsx';

interface OwnStopListProps {
  readonly stops: readonly OwnStop[];
  readonly place: SchedulePlace;
  /** What can be done with a stop, at the end of its name. */
  toolOf?(stop: OwnStop): ReactNode;
  /** Marked with a star. */
  isKept?(stop: OwnStop): boolean;
}

/** Stops of the rider's own, all on one stream. */
export function OwnStopList({ stops, place, toolOf, isKept }: OwnStopListProps) {
  const { boardOf, state } = useBoards(stops.map(({ code }) => code));
  const knownOf = ({ code }: OwnStop): OwnBoard => {
    const board = boardOf(code);
    if (board === undefined) return state === 'lost' ? 'failed' : 'awaited';
    return board ?? 'unknown';
  };
  return (
    <ul className="own-stops">
      {stops.map((stop) => (
        <li key={stop.code}>
          <OwnStopCard
            stop={stop}
            board={knownOf(stop)}
            place={place}
            tool={toolOf?.(stop)}
            isKept={isKept?.(stop)}
          />
        </li>
      ))}
    </ul>
  );
}
