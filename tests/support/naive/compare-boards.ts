import type { Temporal } from 'temporal-polyfill';
import {
  listBoard,
  noLiveState,
  type DepartureBoard,
  type Edition,
  type LineDirection,
} from '#transit/index.ts';
import { createNaiveBoards, type NaiveBoard } from './naive-board.ts';
import type { NaiveFeed } from './naive-feed.ts';

/** One line and direction at one stop, around one night, by a clock. */
export interface ComparedStop {
  readonly edition: Edition;
  readonly feed: NaiveFeed;
  readonly stopId: string;
  readonly direction: LineDirection;
  readonly timeZone: string;
  readonly startsAtHour: number;
  readonly night: Temporal.PlainDate;
}

export interface Comparison {
  readonly asked: number;
  readonly differences: readonly {
    readonly question: string;
    readonly here: unknown;
    readonly naive: unknown;
  }[];
}

const limit = 5;
const dayMs = 86_400_000;

/**
 * The boards of the engine beside those of the naive reading: at each instant without a date and with that of today,
 * then those of the dates around the night.
 */
export function compareBoards(compared: ComparedStop, instants: readonly number[]): Comparison {
  const { edition, feed, stopId, direction, timeZone, startsAtHour, night } = compared;
  const { timetable, clock } = edition;
  const routes = timetable.lines[direction.line]?.routeIds ?? [];
  const naive = createNaiveBoards(
    feed,
    { stop: stopId, routes, direction: direction.directionId, timeZone, startsAtHour },
    night,
  );
  const stop = timetable.findStopId(stopId);
  const differences: Comparison['differences'][number][] = [];
  let asked = 0;
  const compare = (question: string, here: DepartureBoard, expected: NaiveBoard) => {
    asked += 1;
    const plain = simplify(here);
    if (JSON.stringify(plain) !== JSON.stringify(expected)) {
      differences.push({ question: `${stopId} ${routes.join()} ${question}`, here: plain, naive: expected });
    }
  };
  for (const now of instants) {
    const view = { edition, live: noLiveState, now };
    const name = clock.format(now);
    compare(name, listBoard(view, { stop, direction, limit }), naive.askToday(now, limit, true));
    const today = { stop, direction, limit, date: clock.dateAt(now) };
    compare(`${name} today`, listBoard(view, today), naive.askToday(now, limit, false));
  }
  for (let day = -2; day <= 3; day += 1) {
    const date = night.add({ days: day });
    const other = { stop, direction, limit, date: Date.parse(date.toString()) / dayMs };
    const view = { edition, live: noLiveState, now: 0 };
    compare(`date ${date.toString()}`, listBoard(view, other), naive.askDate(date, limit));
  }
  return { asked, differences };
}

function simplify({ outcome, departures, nextAt, isAlightingOnly }: DepartureBoard): NaiveBoard {
  const compact = (date: number) => new Date(date * dayMs).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    outcome,
    departures: departures.map(
      ({ tripId, date, scheduledAt, day }) => `${tripId} ${compact(date)} ${scheduledAt} ${compact(day)}`,
    ),
    nextAt,
    isAlightingOnly,
  };
}
