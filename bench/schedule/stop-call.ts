import { listDepartures } from '#services/schedule/api/ecrans/departs.ts';
import type { ScheduleView } from '#services/schedule/api/schedule-context.ts';
import { ownDialect } from '#services/schedule/api/wire-dialect.ts';
import { createNoticeBoards } from '#services/schedule/notices/notice-board.ts';
import { nothingTold } from '#services/schedule/notices/notice-desk.ts';
import { noPlaces } from '#services/schedule/ports.ts';
import { createLiveTracker, indexEdition, listDirectionsAtStop, type Edition } from '#transit/index.ts';
import { makeMessage } from './workload.ts';

export interface StopCallFigures {
  /** Lines of the stop, each direction counted: the stop with the count nearest to twenty. */
  readonly lines: number;
  /** To put the whole answer together, in the best round (µs). */
  readonly makeUs: number;
  /** The same and to write it as JSON. */
  readonly allUs: number;
}

const wanted = 20;
const rounds = 40;
const callsOfRound = 200;

/** The stop call at a stop of about twenty lines, at eight of a weekday morning with 17,000 live updates. */
export async function timeStopCall(edition: Edition): Promise<StopCallFigures> {
  const { timetable, clock } = edition;
  const date = timetable.firstDate + 7;
  const now = clock.toInstant(date, 8 * 3600);
  const tracker = createLiveTracker({ edition, areFeedsExpected: true });
  await tracker.apply('bench', makeMessage(edition, now, 0), now);
  const stops = timetable.stops.map((_, stop) => ({
    stop,
    lines: listDirectionsAtStop(edition, { stop, date }).length,
  }));
  const [busy] = stops.toSorted(
    (one, two) => Math.abs(one.lines - wanted) - Math.abs(two.lines - wanted) || one.stop - two.stop,
  );
  const codes = [timetable.stops[busy?.stop ?? 0]?.code ?? ''];
  const search = indexEdition(edition);
  const notices = createNoticeBoards()(tracker.view(), nothingTold);
  const view: ScheduleView = {
    ...tracker.view(),
    notices,
    search,
    searchIn: () => search,
    serviceTypeOf: () => 0,
    importedAt: now,
    news: [],
    places: noPlaces,
    printAddress: () => '',
    noticeAddress: () => undefined,
    locale: 'fr',
    dialect: ownDialect,
    now,
  };
  const ask = (call: number) => listDepartures({ ...view, now: now + call }, { codes });
  return {
    lines: busy?.lines ?? 0,
    makeUs: timeBest(ask),
    allUs: timeBest((call) => JSON.stringify(ask(call))),
  };
}

/** Microseconds a call, in the best round. */
function timeBest(work: (call: number) => unknown): number {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    for (let call = 0; call < callsOfRound; call += 1) work(call);
    best = Math.min(best, ((performance.now() - began) * 1000) / callsOfRound);
  }
  return best;
}
