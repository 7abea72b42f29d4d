import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { followGrid, type GridFollower } from './follow-grid.ts';
import type { LoadedTimetable } from './timetable-data.ts';

interface MovingGrid {
  readonly now: number;
  readonly data: LoadedTimetable;
  /** The next departure as live times have it. */
  readonly nextTripId: string | undefined;
}

/** Lets the stair of now, the next departure and the hour of the rail follow the clock in tables that React leaves alone. */
export function useMovingGrid(
  root: RefObject<HTMLElement | null>,
  { now, data, nextTripId }: MovingGrid,
): void {
  const followers = useRef<readonly GridFollower[]>([]);
  const begin = useEffectEvent(() => {
    const tables = root.current?.querySelectorAll<HTMLTableElement>('table.grid') ?? [];
    followers.current = [...tables].map(followGrid);
    if (data.date === data.today && !location.hash) followers.current[0]?.showNow(now);
  });
  useEffect(() => begin(), []);
  const next = data.departures.find(({ tripId }) => tripId === nextTripId);
  useEffect(() => {
    if (data.date !== data.today) return;
    followers.current.forEach((follower, index) => {
      follower.moveTo(now, index === 0 ? next : undefined);
    });
  }, [now, next, data]);
}
