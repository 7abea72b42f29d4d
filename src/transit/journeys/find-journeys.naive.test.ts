import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { cases } from '#tests/support/cases.ts';
import {
  generatedNetworks,
  generatedTransfers,
  tripIdOf,
  writeNetwork,
  type GeneratedNetwork,
  type GeneratedTransfer,
} from '#tests/support/generated-network.ts';
import { faultsOfJourney } from '#tests/support/naive/journey-faults.ts';
import { scanJourneys } from '#tests/support/naive/naive-journeys.ts';
import { readNetwork, type NaiveNews } from '#tests/support/naive/naive-network.ts';
import { liveStateOf, messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { findBest, findJourneys } from './find-journeys.ts';
import { noLiveState } from '../realtime/live-state.ts';

/** Nights that clocks change, and one like others; with the instant of the night's midnight. */
const nights = fc.constantFrom(
  ['America/New_York', '2026-11-01', '2026-11-01T00:00:00-04:00'],
  ['America/New_York', '2027-03-14', '2027-03-14T00:00:00-05:00'],
  ['America/New_York', '2026-12-10', '2026-12-10T00:00:00-05:00'],
  ['Australia/Lord_Howe', '2027-04-04', '2027-04-04T00:00:00+11:00'],
);
type Night = readonly [timeZone: string, date: string, midnight: string];

/** Minutes around the midnight that begins the night. */
const minutes = fc.integer({ min: -4 * 60, max: 9 * 60 });
const twoStops = fc.tuple(fc.nat(8), fc.nat(8)).filter(([from, to]) => from !== to);

/** Nobody waits longer: a journey that arrives later is none. */
const withinReach = (arrival: number, at: number): number =>
  arrival <= at + 36 * 3_600_000 ? arrival : Infinity;

function prepare(network: GeneratedNetwork, night: Night, transfers: readonly GeneratedTransfer[] = []) {
  const [timeZone, date, midnight] = night;
  const day = Date.parse(date) / 86_400_000;
  const tables = writeNetwork(network, { night: day, timeZone, transfers });
  const edition = editionOf(tables, { timeZone });
  return {
    timeZone,
    day,
    edition,
    midnight: Date.parse(midnight),
    naive: readNetwork((table) => tables[table]),
    stop: (index: number) => ({ stop: edition.timetable.findStopId(`S${index}`) }),
    naiveStop: (index: number) => ({ stop: `S${index}` }),
  };
}

describe('the best journey beside a scan of every hop', () => {
  it('arrives at the same second, whatever the network, also on nights that clocks change', () => {
    fc.assert(
      fc.property(
        generatedNetworks,
        generatedTransfers,
        nights,
        minutes,
        twoStops,
        fc.boolean(),
        (network, transfers, night, minute, [from, to], wheelchair) => {
          const { edition, naive, timeZone, midnight, stop, naiveStop } = prepare(network, night, transfers);
          const at = midnight + minute * 60_000;
          const ends = { from: naiveStop(from), to: naiveStop(to) };
          const question = { from: stop(from), to: stop(to), at, by: 'departure', wheelchair } as const;
          const best = findBest({ edition, live: noLiveState, now: at }, question);
          const expected = scanJourneys(naive, { ...ends, at, timeZone, wheelchair });
          expect(best?.arriveAt ?? Infinity).toBe(withinReach(expected, at));
          expect(
            best ? faultsOfJourney(edition, naive, best, { ...ends, timeZone, wheelchair }) : [],
          ).toEqual([]);
        },
      ),
      cases(600),
    );
  });

  it('asked by arrival leaves so late that a second later is too late', () => {
    fc.assert(
      fc.property(
        generatedNetworks,
        generatedTransfers,
        nights,
        minutes,
        twoStops,
        (network, transfers, night, minute, [from, to]) => {
          const { edition, naive, timeZone, midnight, stop, naiveStop } = prepare(network, night, transfers);
          const at = midnight + minute * 60_000;
          const ends = { from: naiveStop(from), to: naiveStop(to) };
          const question = { from: stop(from), to: stop(to), at, by: 'arrival' } as const;
          const best = findBest({ edition, live: noLiveState, now: at }, question);
          const arrival = (leaveAt: number) => scanJourneys(naive, { ...ends, at: leaveAt, timeZone });
          // Without one, not even who leaves a day before arrives in time.
          const leavesAt = best?.departAt ?? at - 36 * 3_600_000;
          expect(best ? best.arriveAt : at).toBeLessThanOrEqual(at);
          expect(best ? arrival(leavesAt) : at).toBeLessThanOrEqual(at);
          expect(arrival(leavesAt + 1000)).toBeGreaterThan(at);
          expect(best ? faultsOfJourney(edition, naive, best, { ...ends, timeZone }) : []).toEqual([]);
        },
      ),
      cases(300),
    );
  });

  it('takes buses as late as they are, and none that is cancelled or passes by', async () => {
    const told = fc.record({
      line: fc.nat(5),
      trip: fc.nat(6),
      day: fc.constantFrom(-1, 0),
      news: fc.oneof(
        fc.constant<NaiveNews>({ isCancelled: true }),
        fc.constantFrom(60, 300, 1500).map((delay): NaiveNews => ({ delay })),
        fc.uniqueArray(fc.nat(5), { minLength: 1 }).map((skipped): NaiveNews => ({ skipped })),
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        generatedNetworks,
        nights,
        minutes,
        twoStops,
        fc.array(told, { minLength: 1, maxLength: 12 }),
        async (network, night, minute, [from, to], all) => {
          const { edition, naive, timeZone, midnight, day, stop, naiveStop } = prepare(network, night);
          const at = midnight + minute * 60_000;
          const ends = { from: naiveStop(from), to: naiveStop(to) };
          const news = new Map<string, NaiveNews>();
          const entities = all.flatMap(({ line, trip, day: away, news: each }) => {
            const calls = network.lines[line]?.calls ?? [];
            const id = tripIdOf(line, trip);
            const date = formatServiceDate(day + away);
            const naiveTrip = naive.trips.get(id);
            if (!naiveTrip || !naive.runsOn(naiveTrip.service, date) || news.has(`${id} ${date}`)) return [];
            news.set(`${id} ${date}`, each);
            const descriptor = { tripId: id, startDate: date };
            if (each.isCancelled) return [tripNews({ ...descriptor, scheduleRelationship: 'canceled' })];
            const skipped = (each.skipped ?? []).filter((place) => place < calls.length);
            return [
              tripNews(
                descriptor,
                each.delay === undefined
                  ? skipped
                      .toSorted((one, two) => one - two)
                      .map((place) => ({ stopSequence: place + 1, scheduleRelationship: 'skipped' as const }))
                  : [{ stopSequence: 1, departure: { delay: each.delay } }],
              ),
            ];
          });
          const messages = [{ feed: 'f', message: messageOf(at, entities), receivedAt: at }];
          const live = await liveStateOf(edition, messages);
          const question = { from: stop(from), to: stop(to), at, by: 'departure' } as const;
          const best = findBest({ edition, live, now: at }, question);
          const asked = { ...ends, at, timeZone, news };
          expect(best?.arriveAt ?? Infinity).toBe(withinReach(scanJourneys(naive, asked), at));
          expect(best ? faultsOfJourney(edition, naive, best, asked) : []).toEqual([]);
        },
      ),
      cases(300),
    );
  });

  it('is the first of several, of which each can be made and none is beaten by another', () => {
    fc.assert(
      fc.property(
        generatedNetworks,
        nights,
        minutes,
        twoStops,
        fc.record({ lessWalking: fc.boolean(), by: fc.constantFrom('departure', 'arrival') }),
        (network, night, minute, [from, to], { lessWalking, by }) => {
          const { edition, naive, timeZone, midnight, stop, naiveStop } = prepare(network, night);
          const at = midnight + minute * 60_000;
          const ends = { from: naiveStop(from), to: naiveStop(to) };
          const question = { from: stop(from), to: stop(to), at, by, lessWalking };
          const view = { edition, live: noLiveState, now: at };
          const journeys = findJourneys(view, question);
          for (const journey of journeys) {
            expect(faultsOfJourney(edition, naive, journey, { ...ends, timeZone })).toEqual([]);
            expect(by === 'departure' ? journey.departAt >= at : journey.arriveAt <= at).toBe(true);
          }
          const best = findBest(view, { ...question, lessWalking: false });
          const times = journeys.map(({ arriveAt, departAt }) =>
            by === 'departure' ? arriveAt - at : at - departAt,
          );
          const least = best ? (by === 'departure' ? best.arriveAt - at : at - best.departAt) : Infinity;
          const soonest = Math.min(...times);
          // Who walks less may be later; everybody else is not.
          expect(lessWalking ? soonest >= least : soonest === least).toBe(true);
        },
      ),
      cases(300),
    );
  });
});
