import { createHash } from 'node:crypto';
import { formatServiceTime } from '#lib/time/service-time.ts';
import {
  buildGrid,
  createLiveTracker,
  findStopUse,
  listBoard,
  listDay,
  listTripCalls,
  noLiveState,
  type Departure,
  type Edition,
} from '#transit/index.ts';
import { dateOf, makeMessage, secondsOf, type Workload } from './workload.ts';

/** The questions of a workload in numbers of a timetable: `next` and `days` with the directions that serve the stop. */
function readQuestions(edition: Edition, workload: Workload) {
  const { timetable, clock } = edition;
  const serving = (stop: number, line?: number) =>
    (line === undefined ? edition.directions.flat() : (edition.directions[line] ?? [])).filter(
      (direction) => findStopUse(timetable, { stop, direction }) !== 'none',
    );
  return {
    next: workload.next.map(({ route, stop: id, date: text, time, h }) => {
      const [stop, date] = [timetable.findStopId(id), dateOf(text)];
      const directions = serving(stop, timetable.findRoute(route));
      return { stop, date, directions, now: clock.toInstant(date, secondsOf(time)), h };
    }),
    days: workload.stopDay.map(({ stop: id, date, h }) => {
      const stop = timetable.findStopId(id);
      return {
        stop,
        date: dateOf(date),
        directions: serving(stop),
        now: clock.toInstant(dateOf(date), 0),
        h,
      };
    }),
    grids: workload.timetable.flatMap(({ route, dir, date, h }) => {
      const directions = edition.directions[timetable.findRoute(route)] ?? [];
      const direction = directions.find(({ directionId }) => directionId === dir);
      return direction ? [{ direction, date: dateOf(date), h }] : [];
    }),
  };
}

type StopQuestion = ReturnType<typeof readQuestions>['days'][number];

/** Answers that differ from the known ones, by the questions that the service asks. */
export function countMismatches(edition: Edition, workload: Workload): number {
  const { timetable, clock } = edition;
  const { next, days, grids } = readQuestions(edition, workload);
  const timeOf = (date: number, at: number) => formatServiceTime(clock.toSeconds(date, at));
  let wrong = 0;
  const check = (answer: unknown, digest: string | undefined) => {
    const made = createHash('sha1').update(JSON.stringify(answer)).digest('hex').slice(0, 12);
    if (digest !== undefined && made !== digest) wrong += 1;
  };
  for (const question of next) {
    const coming = wholeDay(edition, question).filter(({ scheduledAt }) => scheduledAt >= question.now);
    check(
      coming.slice(0, 5).map(({ scheduledAt }) => timeOf(question.date, scheduledAt)),
      question.h,
    );
  }
  for (const question of days) {
    const answer = wholeDay(edition, question).map(({ scheduledAt, tripId }) => [
      timeOf(question.date, scheduledAt),
      tripId,
    ]);
    check(answer, question.h);
  }
  for (const { direction, date, h } of grids) {
    const view = { edition, live: noLiveState, now: 0 };
    const answer = Array.from(buildGrid(edition, { direction, date }).trips.toSorted(), (trip) => {
      const tripId = timetable.tripId(trip);
      const calls = listTripCalls(view, { tripId, date, withEstimates: false });
      return [
        tripId,
        calls.map(({ stop, scheduledAt }) => [timetable.stops[stop]?.id, timeOf(date, scheduledAt)]),
      ];
    });
    check(answer, h);
  }
  return wrong;
}

/** The days of all directions as one, in order. */
function wholeDay(edition: Edition, { stop, date, directions, now }: StopQuestion): Departure[] {
  const view = { edition, live: noLiveState, now };
  return directions
    .flatMap((direction) => listDay(view, { stop, direction, date }))
    .sort(
      (one, two) => one.scheduledAt - two.scheduledAt || one.trip - two.trip || one.position - two.position,
    );
}

/**
 * Microseconds a question, the best round over the whole list. Remembered: one edition is asked again and again. The
 * first time: each round has an edition of its own and asks no stop and no grid twice.
 */
export async function timeQuestions(open: () => Edition, workload: Workload) {
  const edition = open();
  const { next, days, grids } = readQuestions(edition, workload);
  const liveAt = edition.clock.toInstant(edition.timetable.firstDate + 7, 8 * 3600);
  const message = makeMessage(edition, liveAt, 0);
  const tracker = createLiveTracker({ edition, areFeedsExpected: true });
  await tracker.apply('bench', message, liveAt);
  const { live } = tracker.view();
  const board = (asked: Edition, { stop, directions, now }: StopQuestion) => {
    for (const direction of directions)
      listBoard({ edition: asked, live: noLiveState, now }, { stop, direction, limit: 5 });
  };
  const liveBoard = (asked: Edition, { stop, directions }: StopQuestion) => {
    for (const direction of directions)
      listBoard({ edition: asked, live, now: liveAt }, { stop, direction, limit: 5 });
  };
  const day = (asked: Edition, { stop, directions, date, now }: StopQuestion) => {
    for (const direction of directions)
      listDay({ edition: asked, live: noLiveState, now }, { stop, direction, date });
  };
  const again = { rounds: 30, open: () => edition };
  const first = { rounds: 10, open };
  return {
    board: best(next, board, again),
    boardLive: best(next, liveBoard, again),
    boardFirst: best(
      distinct(next, ({ stop }) => stop),
      board,
      first,
    ),
    day: best(days, day, again),
    dayFirst: best(
      distinct(days, ({ stop }) => stop),
      day,
      first,
    ),
    grid: best(grids, buildGrid, again),
    gridFirst: best(
      distinct(grids, ({ direction }) => direction),
      buildGrid,
      first,
    ),
  };
}

function distinct<Question>(
  questions: readonly Question[],
  keyOf: (question: Question) => unknown,
): Question[] {
  return [...new Map(questions.map((question) => [keyOf(question), question])).values()];
}

function best<Question>(
  questions: readonly Question[],
  ask: (edition: Edition, question: Question) => unknown,
  { rounds, open }: { readonly rounds: number; readonly open: () => Edition },
): number {
  let shortest = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const edition = open();
    const startedAt = performance.now();
    for (const question of questions) ask(edition, question);
    shortest = Math.min(shortest, ((performance.now() - startedAt) * 1000) / questions.length);
  }
  return shortest;
}
