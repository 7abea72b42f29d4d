import { createHash } from 'node:crypto';
import { formatServiceTime } from '#lib/time/service-time.ts';
import { timeOfCall, tripOfCall } from '#transit/timetable/call.ts';
import type { Edition } from '#transit/timetable/edition.ts';
import { buildGrid } from '#transit/grid/grid.ts';
import { createStopDays, listStopDay } from '#transit/timetable/stop-day.ts';
import { listCalls, listTripsOn } from '#transit/timetable/trips-of-day.ts';
import { dateOf, secondsOf, type Workload } from './workload.ts';

/** Answers that differ from the known ones. */
export function countMismatches({ timetable, stopDays }: Edition, workload: Workload): number {
  let wrong = 0;
  const check = (answer: unknown, digest: string | undefined) => {
    const made = createHash('sha1').update(JSON.stringify(answer)).digest('hex').slice(0, 12);
    if (digest !== undefined && made !== digest) wrong += 1;
  };
  for (const { route, stop, date, time, h } of workload.next) {
    const calls = stopDays.listNext(
      timetable.findStopId(stop),
      timetable.findRoute(route),
      dateOf(date),
      secondsOf(time),
      5,
    );
    check(
      calls.map((call) => formatServiceTime(timeOfCall(call))),
      h,
    );
  }
  for (const { stop, date, h } of workload.stopDay) {
    const calls = stopDays.list(timetable.findStopId(stop), dateOf(date));
    const answer = Array.from(calls, (call) => [
      formatServiceTime(timeOfCall(call)),
      timetable.tripId(tripOfCall(call)),
    ]);
    check(answer, h);
  }
  for (const { route, dir, date, h } of workload.timetable) {
    const trips = listTripsOn(timetable, timetable.findRoute(route), dir, dateOf(date));
    const answer = trips.map((trip) => [
      timetable.tripId(trip),
      listCalls(timetable, trip).map(({ stop, departure }) => [
        timetable.stops[stop]?.id,
        formatServiceTime(departure),
      ]),
    ]);
    check(answer, h);
  }
  return wrong;
}

/** Microseconds a question, the best round over the whole list; `cold` computes each stop's day anew. */
export function timeQuestions(edition: Edition, workload: Workload) {
  const { timetable } = edition;
  const next = workload.next.map(({ route, stop, date, time }) => ({
    stop: timetable.findStopId(stop),
    line: timetable.findRoute(route),
    date: dateOf(date),
    seconds: secondsOf(time),
  }));
  const days = workload.stopDay.map(({ stop, date }) => ({
    stop: timetable.findStopId(stop),
    date: dateOf(date),
  }));
  const grids = workload.timetable.flatMap(({ route, dir, date }) => {
    const way = edition.directions[timetable.findRoute(route)]?.find(({ direction }) => direction === dir);
    return way ? [{ way, date: dateOf(date) }] : [];
  });
  const { stopDays } = edition;
  return {
    next: best(next, ({ stop, line, date, seconds }) => stopDays.listNext(stop, line, date, seconds, 5)),
    nextCold: best(
      next,
      ({ stop, line, date, seconds }) => createStopDays(timetable).listNext(stop, line, date, seconds, 5),
      5,
    ),
    stopDay: best(days, ({ stop, date }) => stopDays.list(stop, date)),
    stopDayCold: best(days, ({ stop, date }) => listStopDay(timetable, stop, date)),
    grid: best(grids, ({ way, date }) => buildGrid(edition, way, date)),
  };
}

function best<Question>(
  questions: readonly Question[],
  ask: (question: Question) => unknown,
  rounds = 30,
): number {
  let shortest = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    for (const question of questions) ask(question);
    shortest = Math.min(shortest, ((performance.now() - startedAt) * 1000) / questions.length);
  }
  return shortest;
}
