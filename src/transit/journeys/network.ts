import type { ServiceDate } from '#lib/time/service-date.ts';
import { noLiveState, type LiveState } from '../realtime/live-state.ts';
import type { Edition } from '../timetable/edition.ts';
import { Remembered } from '../timetable/remembered.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { listLanes } from './lanes.ts';
import { mirrorRides } from './mirror.ts';
import { everything, wheelchairParts } from './open-parts.ts';
import { layOutRides, type RideTable } from './ride-table.ts';

/** What a question is asked of: as for boards. */
export interface JourneyView {
  readonly edition: Edition;
  readonly live: LiveState;
  readonly now: number;
}

export interface RidesAsked {
  readonly date: ServiceDate;
  readonly wheelchair: boolean;
  readonly isMirrored: boolean;
}

interface KeptRides {
  readonly now: number;
  readonly table: RideTable;
  mirrored?: RideTable;
}

/** Around a day of questions: yesterday, today, tomorrow and some others, with and without wheelchairs. */
const mostDays = 12;
/** For so long a table shows what was live when it was made; delays grow old while they lie. */
const liveTableMs = 15_000;

const planned = new Remembered<Timetable, string, KeptRides>(mostDays);
/** A new message is a new live state, which begins with no tables. */
const live = new WeakMap<LiveState, Map<string, KeptRides>>();

/** The rides of a date as they are known now; laid out when they are first asked for. */
export function ridesOf(view: JourneyView, asked: RidesAsked): RideTable {
  const { edition } = view;
  const key = `${asked.date} ${asked.wheelchair}`;
  const isQuiet = view.live.madeAt === undefined && !view.live.isAnnounced;
  const kept = isQuiet
    ? planned.get(edition.timetable, key, () => lay({ ...view, live: noLiveState }, asked))
    : keptLive(view, asked, key);
  if (!asked.isMirrored) return kept.table;
  kept.mirrored ??= mirrorRides(kept.table, edition.timetable.stops.length);
  return kept.mirrored;
}

function keptLive(view: JourneyView, asked: RidesAsked, key: string): KeptRides {
  const tables = live.get(view.live) ?? new Map<string, KeptRides>();
  live.set(view.live, tables);
  const kept = tables.get(key);
  if (kept && Math.abs(view.now - kept.now) < liveTableMs) return kept;
  if (tables.size >= mostDays) tables.clear();
  const made = lay(view, asked);
  tables.set(key, made);
  return made;
}

function lay(view: JourneyView, { date, wheelchair }: RidesAsked): KeptRides {
  const { edition, live: state, now } = view;
  const open = wheelchair ? wheelchairParts(edition.timetable) : everything;
  const lanes = listLanes(edition, { date, live: state, now, open });
  return { now, table: layOutRides(lanes, edition.timetable.stops.length) };
}
