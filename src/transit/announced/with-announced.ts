import type { LiveState, LiveTrip } from '../realtime/live-state.ts';
import type { Edition } from '../timetable/edition.ts';
import { endOfTrip } from '../timetable/trips.ts';
import type { AnnouncedTrip } from './announced-change.ts';
import { nothingAnnounced, type AnnouncedState } from './announced-state.ts';

/**
 * What real time says, and under it what was announced: an announced change holds whether or not a bus is followed, and
 * neither takes back what the other says.
 */
export function withAnnounced(live: LiveState, announced: AnnouncedState, edition: Edition): LiveState {
  if (announced === nothingAnnounced) return live;
  return {
    ...live,
    isAnnounced: true,
    findTrip: (trip, date, nowMs) => {
      const told = announced.findTrip(trip, date);
      const known = live.findTrip(trip, date, nowMs);
      if (!told || (!told.isCancelled && !told.skipped)) return known;
      const base = known ?? { ...silent, trip, date, endsAt: endsAt(edition, trip, date) };
      return merge(base, told);
    },
  };
}

const silent: Omit<LiveTrip, 'trip' | 'date' | 'endsAt'> = {
  isCancelled: false,
  isHidden: false,
  delays: undefined,
  skipped: undefined,
  vehicle: undefined,
  reportedAt: -Infinity,
  saidAt: -Infinity,
};

function endsAt({ clock, timetable }: Edition, trip: number, date: number): number {
  return clock.toInstant(date, endOfTrip(timetable, trip));
}

function merge(live: LiveTrip, told: AnnouncedTrip): LiveTrip {
  return {
    ...live,
    isCancelled: live.isCancelled || told.isCancelled,
    skipped: mergeSkipped(live.skipped, told.skipped),
    reportedAt: Math.max(live.reportedAt, told.announcedAt),
    saidAt: Math.max(live.saidAt, told.announcedAt),
  };
}

function mergeSkipped(one: Uint8Array | undefined, two: Uint8Array | undefined): Uint8Array | undefined {
  if (!one || !two) return one ?? two;
  return one.map((isSkipped, position) => isSkipped | (two[position] ?? 0));
}
