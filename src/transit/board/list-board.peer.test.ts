import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { formatServiceTime } from '#lib/time/service-time.ts';
import { cases } from '#tests/support/cases.ts';
import { liveStateOf } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf, type SmallTrip } from '#tests/support/small-trips.ts';
import { listBoard } from './list-board.ts';

const zone = 'America/New_York';
const nights = ['2026-11-01', '2027-03-14', '2026-12-10'];

interface PlannedTrip {
  readonly start: number;
  readonly line: '1' | '2';
  readonly direction: 0 | 1;
  /** Which of the five days around the night. */
  readonly days: readonly number[];
  /** Minutes late, on every day it runs; undefined without news. */
  readonly delay: number | undefined;
  readonly isCancelled: boolean;
}

const trips = fc.array(
  fc.record<PlannedTrip>({
    start: fc.integer({ min: 0, max: 53 * 60 }),
    line: fc.constantFrom('1', '2'),
    direction: fc.constantFrom(0, 1),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1 }),
    delay: fc.option(fc.integer({ min: -25, max: 85 }), { nil: undefined }),
    isCancelled: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);

/** Noon of a day less twelve hours, by the calendar alone. */
function originOf(day: Temporal.PlainDate): number {
  return day.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).epochMilliseconds - 12 * 3_600_000;
}

const nameOf = (place: number) => `t${String(place).padStart(2, '0')}`;
const compact = (day: Temporal.PlainDate) => day.toString().replaceAll('-', '');

describe('a board', () => {
  it('says what a scan over every trip of every day says, at any instant around a change of clocks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...nights),
        trips,
        fc.integer({ min: -30 * 60, max: 30 * 60 }),
        async (night, planned, minutes) => {
          const days = [-2, -1, 0, 1, 2].map((day) => Temporal.PlainDate.from(night).add({ days: day }));
          const now = originOf(days[2] as Temporal.PlainDate) + minutes * 60_000;
          const small: SmallTrip[] = planned.map(({ start, line, direction }, place) => ({
            id: nameOf(place),
            line,
            direction,
            service: `s${place}`,
            calls: [`9 ${formatServiceTime(start * 60)}`, `8 ${formatServiceTime(start * 60 + 600)}`],
          }));
          const services = Object.fromEntries(
            planned.map((trip, place) => [
              `s${place}`,
              trip.days.map((day) => compact(days[day] as Temporal.PlainDate)),
            ]),
          );
          const edition = editionOf(feedOf(small, services));
          const live = await liveStateOf(edition, [{ feed: 'f', receivedAt: now, message: messageOf() }]);
          const direction = edition.directionOfTrip(edition.timetable.findTrip(nameOf(0)));
          const [wanted] = planned as [PlannedTrip];
          const board = listBoard(
            { edition, live, now },
            { stop: edition.timetable.findStop('9'), direction, limit: 4 },
          );
          expect(
            board.departures.map(({ tripId, date, expectedAt, isCancelled }) =>
              [tripId, formatServiceDate(date), expectedAt, isCancelled].join(' '),
            ),
          ).toEqual(scan());

          function messageOf() {
            const entities = planned.flatMap((trip, place) =>
              trip.days.flatMap((day) => {
                const startDate = compact(days[day] as Temporal.PlainDate);
                if (trip.delay === undefined && !trip.isCancelled) return [];
                const scheduleRelationship = trip.isCancelled ? 'canceled' : 'scheduled';
                return [
                  {
                    id: `${place} ${day}`,
                    isDeleted: false,
                    tripUpdate: {
                      trip: { tripId: nameOf(place), startDate, scheduleRelationship } as const,
                      stopTimeUpdates: [],
                      delay: (trip.delay ?? 0) * 60,
                    },
                  },
                ];
              }),
            );
            return { header: { version: '2.0', incrementality: 'full-dataset' as const }, entities };
          }

          function scan(): string[] {
            const instant = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
            const today =
              instant.hour < 4 ? instant.toPlainDate().subtract({ days: 1 }) : instant.toPlainDate();
            const morning = today.add({ days: 1 }).toZonedDateTime({ timeZone: zone, plainTime: '04:00' });
            const end = Math.max(morning.epochMilliseconds, now + 6 * 3_600_000);
            const all = planned.flatMap((trip, place) =>
              trip.days.map((day) => {
                const date = days[day] as Temporal.PlainDate;
                const at = originOf(date) + trip.start * 60_000;
                const expected = trip.isCancelled ? at : at + (trip.delay ?? 0) * 60_000;
                return { ...trip, id: nameOf(place), day: compact(date), at, expected };
              }),
            );
            const coming = all
              .filter((trip) => trip.line === wanted.line && trip.direction === wanted.direction)
              .filter(({ at, expected }) => expected >= now && at < end && at >= now - 90 * 60_000)
              .toSorted(
                (one, two) =>
                  one.expected - two.expected ||
                  one.at - two.at ||
                  Number(one.day) - Number(two.day) ||
                  (one.id < two.id ? -1 : 1),
              );
            const running = coming.filter(({ isCancelled }) => !isCancelled).slice(0, 4);
            const last = running.length === 4 ? (running[3]?.expected ?? 0) : Infinity;
            const idle = coming.filter(({ isCancelled, expected }) => isCancelled && expected <= last);
            return [...running, ...idle.slice(0, 4)]
              .toSorted((one, two) => one.expected - two.expected || one.at - two.at)
              .map(({ id, day, expected, isCancelled }) => [id, day, expected, isCancelled].join(' '));
          }
        },
      ),
      cases(300),
    );
  });
});
