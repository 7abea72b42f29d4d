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
import { pointOf, scanJourneys } from '#tests/support/naive/naive-journeys.ts';
import { readNetwork, type NaiveNews } from '#tests/support/naive/naive-network.ts';
import { liveStateOf, messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { findBest, findJourneys } from './find-journeys.ts';
import { noLiveState } from '../realtime/live-state.ts';
import type { Journey } from './journey.ts';

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

interface ToldTrip {
  readonly line: number;
  readonly trip: number;
  /** Of which night: that of the question, or the one before. */
  readonly day: number;
  readonly news: NaiveNews;
}

const someNews: fc.Arbitrary<ToldTrip[]> = fc.array(
  fc.record({
    line: fc.nat(5),
    trip: fc.nat(6),
    day: fc.constantFrom(-1, 0),
    news: fc.oneof(
      fc.constant<NaiveNews>({ isCancelled: true }),
      fc.constantFrom(60, 300, 1500).map((delay): NaiveNews => ({ delay })),
      fc.uniqueArray(fc.nat(5), { minLength: 1 }).map((skipped): NaiveNews => ({ skipped })),
    ),
  }),
  { minLength: 1, maxLength: 12 },
);

interface Telling {
  readonly at: number;
  readonly all: readonly ToldTrip[];
}

/** What real time says: as the engine is told, and as the scan reads it. */
async function tell(
  { edition, naive, day }: ReturnType<typeof prepare>,
  network: GeneratedNetwork,
  { at, all }: Telling,
) {
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
  return { live, news };
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
    await fc.assert(
      fc.asyncProperty(
        generatedNetworks,
        nights,
        minutes,
        twoStops,
        someNews,
        async (network, night, minute, [from, to], all) => {
          const town = prepare(network, night);
          const { edition, naive, timeZone, midnight, stop, naiveStop } = town;
          const at = midnight + minute * 60_000;
          const ends = { from: naiveStop(from), to: naiveStop(to) };
          const { live, news } = await tell(town, network, { at, all });
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

  // Most of the cases that are tried have no change to spare.
  it('has no more changes than it needs', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(generatedNetworks, nights, minutes, twoStops, (network, night, minute, [from, to]) => {
        const { edition, midnight, stop } = prepare(network, night);
        const at = midnight + minute * 60_000;
        const question = { from: stop(from), to: stop(to), at, by: 'departure' } as const;
        const view = { edition, live: noLiveState, now: at };
        const best = findBest(view, question);
        fc.pre(best !== undefined && best.rides > 1);
        const simpler = findBest(view, { ...question, mostRides: (best?.rides ?? 0) - 1 });
        expect(simpler?.arriveAt ?? Infinity).toBeGreaterThan(best?.arriveAt ?? 0);
      }),
      cases(100),
    );
  });
});

describe('several journeys', () => {
  const wishes = fc.record({
    lessWalking: fc.boolean(),
    wheelchair: fc.boolean(),
    by: fc.constantFrom('departure', 'arrival'),
    barred: fc.option(fc.nat(8), { nil: undefined }),
    isBetweenPoints: fc.boolean(),
  });

  it('can be made, leave when they may, and have the best among them; none is beaten by another', async () => {
    await fc.assert(
      fc.asyncProperty(
        generatedNetworks,
        generatedTransfers,
        nights,
        minutes,
        twoStops,
        fc.oneof(fc.constant([]), someNews),
        wishes,
        async (network, transfers, night, minute, [from, to], all, wish) => {
          const { lessWalking, wheelchair, by, barred, isBetweenPoints } = wish;
          const town = prepare(network, night, transfers);
          const { edition, naive, timeZone, midnight, stop, naiveStop } = town;
          const at = midnight + minute * 60_000;
          const { live, news } = await tell(town, network, { at, all });
          // Beside the stops themselves: every journey begins and ends on foot.
          const beside = (end: { stop: string }) => {
            const { latitude, longitude } = pointOf(naive, end);
            return { latitude: latitude + 0.0005, longitude };
          };
          const naiveEnds = { from: naiveStop(from), to: naiveStop(to) };
          const points = { from: beside(naiveEnds.from), to: beside(naiveEnds.to) };
          const ends = isBetweenPoints ? points : naiveEnds;
          const barredStops = barred === undefined ? [] : [stop(barred).stop];
          const question = {
            ...(isBetweenPoints ? points : { from: stop(from), to: stop(to) }),
            at,
            by,
            lessWalking,
            wheelchair,
            barredStops,
          };
          const view = { edition, live, now: at };
          const journeys = findJourneys(view, question);
          for (const journey of journeys) {
            expect(faultsOfJourney(edition, naive, journey, { ...ends, timeZone, news, wheelchair })).toEqual(
              [],
            );
            expect(by === 'departure' ? journey.departAt >= at : journey.arriveAt <= at).toBe(true);
            const used = journey.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.from, leg.to] : []));
            expect(used.filter((each) => barredStops.includes(each))).toEqual([]);
            expect(journeys.filter((other) => other !== journey && isBeaten(journey, other))).toEqual([]);
          }
          const best = findBest(view, { ...question, lessWalking: false });
          const lag = (journey: Journey) =>
            by === 'departure' ? journey.arriveAt - at : at - journey.departAt;
          const soonest = Math.min(...journeys.map(lag));
          const least = best ? lag(best) : Infinity;
          // Who walks less may be later, and walks no farther; everybody else is as soon as can be.
          expect(lessWalking ? soonest >= least : soonest === least).toBe(true);
          expect(journeys.length > 0).toBe(best !== undefined);
        },
      ),
      cases(400),
    );
  });
});

/** In no way better than another, and in one worse. */
function isBeaten(journey: Journey, other: Journey): boolean {
  const differences = [
    journey.departAt - other.departAt,
    other.arriveAt - journey.arriveAt,
    other.rides - journey.rides,
    other.walkMetres - journey.walkMetres,
  ];
  return Math.max(...differences) <= 0 && Math.min(...differences) < 0;
}
