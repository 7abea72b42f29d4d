import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalledOff, isDelayed, isPassed } from '#domain/notices/concerns.ts';
import { effectKinds, type Effect } from '#domain/notices/effect.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { departureAt, noLiveState, readAnnounced, stopsOfTrip, withAnnounced } from '#transit/index.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf, type SmallTrip } from '#tests/support/small-trips.ts';
import { announcedChanges, momentAt } from './announced-changes.ts';

const dates = ['20261031', '20261101', '20261102'];
const hours = ['05:30', '08:00', '12:00', '17:45', '23:30', '25:10'];
const trips: SmallTrip[] = ['1', '2'].flatMap((line) =>
  ([0, 1] as const).flatMap((direction) =>
    hours.map((hour) => {
      const stops = direction === 0 ? ['1001', '1002', '1003'] : ['1003', '1002', '1001'];
      return {
        id: `${line}-${direction}-${hour}`,
        line,
        direction,
        headsign: `Bout ${direction}`,
        calls: stops.map((stop, place) => `${stop} ${hour}:0${place}`),
      };
    }),
  ),
);
const edition = editionOf(feedOf(trips, { daily: dates }));

const hour = fc.integer({ min: 0, max: 30 }).map((of) => of * 3600);
const instant = fc
  .integer({ min: 0, max: 96 })
  .map((hoursOn) => Date.parse('2026-10-31T00:00:00-04:00') + hoursOn * 3_600_000);
const effect: fc.Arbitrary<Effect> = fc.record({
  kind: fc.constantFrom(...effectKinds),
  period: fc.record(
    {
      fromMs: instant,
      untilMs: instant,
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      hours: fc
        .tuple(hour, hour)
        .map(([one, two]) => ({ fromS: Math.min(one, two), untilS: Math.max(one, two) + 60 })),
    },
    { requiredKeys: [] },
  ),
  lines: fc.array(
    fc.record(
      { number: fc.constantFrom('1', '2', '9'), direction: fc.constantFrom('0', '1') },
      { requiredKeys: ['number'] },
    ),
    { maxLength: 2 },
  ),
  stops: fc.array(fc.record({ code: fc.constantFrom('1001', '1002', '1009') }), { maxLength: 2 }),
  trips: fc.array(fc.constantFrom('1-0-08:00', '2-1-25:10', 'x'), { maxLength: 1 }),
  minutes: fc.integer({ min: 1, max: 20 }),
});
const notice = fc
  .record({ effects: fc.array(effect, { minLength: 1, maxLength: 3 }) })
  .map(({ effects }): Notice => ({
    id: 'a',
    source: 'content',
    title: 'Avis',
    severity: 'moyen',
    general: false,
    effects,
    lines: [],
    lineIds: [],
  }));

describe('what notices announce, laid under the timetable', () => {
  it('is for every bus at every stop what a naive reading of the notice says, over a clock change', () => {
    fc.assert(
      fc.property(notice, (told) => {
        const announced = readAnnounced(edition, announcedChanges(edition, [told]));
        const live = withAnnounced(noLiveState, announced, edition);
        for (const text of dates) {
          const date = parseServiceDate(text) ?? 0;
          for (const { id, line = '', direction } of trips) {
            const trip = edition.timetable.findTrip(id);
            const known = live.findTrip(trip, date, 0);
            const about = (position: number) => ({
              line: { number: line, direction: String(direction) },
              tripId: id,
              moment: momentAt(edition, date, departureAt(edition.timetable, trip, position)),
            });
            const { effects } = told;
            expect(known?.isCancelled ?? false).toBe(effects.some((each) => isCalledOff(each, about(0))));
            for (const [position, index] of stopsOfTrip(edition.timetable, trip).entries()) {
              const stop = edition.timetable.stops[index]?.code ?? '';
              const isSkipped = known?.skipped?.[position] === 1;
              expect(isSkipped).toBe(effects.some((each) => isPassed(each, { ...about(position), stop })));
              const minutes = announced.findTrip(trip, date)?.minutes?.[position] ?? 0;
              const late = effects.filter((each) => isDelayed(each, about(position)));
              expect(minutes).toBe(Math.max(0, ...late.map((each) => each.minutes ?? 0)));
            }
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
