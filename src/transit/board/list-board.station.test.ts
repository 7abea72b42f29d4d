import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatServiceTime } from '#lib/time/service-time.ts';
import { cases } from '#tests/support/cases.ts';
import { liveStateOf, messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf, type SmallTrip } from '#tests/support/small-trips.ts';
import type { Departure } from './departure-board.ts';
import { listBoardsAtStop } from './list-board.ts';

const now = Date.parse('2026-11-16T08:00:00-05:00');
const platforms = ['1', '2', '3'];

const trips = fc.array(
  fc.record({
    start: fc.integer({ min: 6 * 60, max: 13 * 60 }),
    line: fc.constantFrom('1', '2'),
    direction: fc.constantFrom(0 as const, 1 as const),
    platform: fc.constantFrom(...platforms),
    /** It ends at the station: nobody boards it there. */
    ends: fc.boolean(),
    minutesLate: fc.option(fc.integer({ min: -10, max: 60 }), { nil: undefined }),
    isCancelled: fc.boolean(),
  }),
  { minLength: 1, maxLength: 30 },
);

/** Two of one instant may stand in either order. */
const told = (departures: readonly Departure[]) =>
  departures
    .map(({ tripId, stop, expectedAt, isCancelled }) => `${expectedAt} ${tripId} ${stop} ${isCancelled}`)
    .toSorted();

describe('the board of a station', () => {
  it('is those of its platforms put together by time, for each line and direction', async () => {
    await fc.assert(
      fc.asyncProperty(trips, fc.integer({ min: 1, max: 6 }), async (planned, limit) => {
        const small = planned.map(({ start, line, direction, platform, ends }, place): SmallTrip => {
          const here = `${platform} ${formatServiceTime(start * 60)}`;
          const calls = ends
            ? [`9 ${formatServiceTime(start * 60 - 600)}`, here]
            : [here, `9 ${formatServiceTime(start * 60 + 600)}`];
          return { id: `t${String(place).padStart(2, '0')}`, line, direction, calls };
        });
        // Each platform is served, so that the station joins all three.
        platforms.forEach((platform, place) =>
          small.push({ id: `z${place}`, line: '3', calls: [`${platform} 07:00:00`, '9 07:10:00'] }),
        );
        const edition = editionOf(joined(feedOf(small, { daily: ['20261116'] })), { joinsPlatforms: true });
        const entities = planned.flatMap(({ minutesLate, isCancelled }, place) => {
          if (minutesLate === undefined && !isCancelled) return [];
          const scheduleRelationship = isCancelled ? ('canceled' as const) : ('scheduled' as const);
          const trip = { tripId: small[place]?.id ?? '', scheduleRelationship };
          return [tripNews(trip, [], { delay: (minutesLate ?? 0) * 60 })];
        });
        const message = messageOf(now, entities);
        const live = await liveStateOf(edition, [{ feed: 'f', receivedAt: now, message }]);
        const view = { edition, live, now };

        const boards = listBoardsAtStop(view, { stop: edition.findStop('G'), limit });
        const apart = edition
          .placesOf(edition.findStop('G'))
          .flatMap((stop) => listBoardsAtStop(view, { stop, limit: planned.length + 3 }));
        expect(new Set(boards.map(({ direction }) => direction))).toEqual(
          new Set(apart.map(({ direction }) => direction)),
        );
        for (const board of boards) {
          const own = apart.filter(({ direction }) => direction === board.direction);
          const isBoarded = own.some(({ isAlightingOnly }) => !isAlightingOnly);
          const merged = own
            .flatMap(({ departures }) => departures)
            .filter(({ isAlightingOnly }) => !isBoarded || !isAlightingOnly)
            .toSorted((one, two) => one.expectedAt - two.expectedAt);
          const [idle, running] = [true, false].map((is) => merged.filter((each) => each.isCancelled === is));
          const lasts = [idle, running].map((each) => each?.[limit - 1]?.expectedAt ?? Infinity);
          // Of several at the last instant only some find a place.
          const before = ({ expectedAt }: Departure) => expectedAt < Math.min(...lasts);
          expect(board.isAlightingOnly).toBe(!isBoarded);
          expect(board.departures).toEqual(
            board.departures.toSorted((one, two) => one.expectedAt - two.expectedAt),
          );
          expect(board.departures.filter(({ isCancelled }) => !isCancelled)).toHaveLength(
            Math.min(limit, running?.length ?? 0),
          );
          expect(told(board.departures.filter(before))).toEqual(told(merged.filter(before)));
        }
      }),
      cases(120),
    );
  });
});

/** The platforms of a small feed in a station of theirs. */
function joined(files: Record<string, string>): Record<string, string> {
  const [head = '', ...stops] = (files['stops.txt'] ?? '').split('\n');
  const rows = stops.map((row) => `${row},0,${platforms.includes(row.split(',')[1] ?? '') ? 'G' : ''}`);
  const table = [`${head},location_type,parent_station`, 'G,,Gare,46.8,-71.2,1,', ...rows];
  return { ...files, 'stops.txt': table.join('\n') };
}
