import { Temporal } from 'temporal-polyfill';
import { compareBoards, type Comparison } from '#tests/support/naive/compare-boards.ts';
import { readNaively, type NaiveFeed } from '#tests/support/naive/naive-feed.ts';
import {
  countTrips,
  createEdition,
  describeTrip,
  importFeed,
  listStopsOfDirection,
  openTimetable,
  type Edition,
  type LineDirection,
} from '#transit/index.ts';

/** The bytes of a table such as `stops`; undefined when the feed has none of that name. */
export type Tables = (table: string) => Uint8Array | undefined;

const startsAtHour = 4;
const directionsAsked = 3;
const hour = 3_600_000;

interface ZoneComparison {
  readonly timeZone: string;
  readonly nights: readonly string[];
  readonly comparison: Comparison;
}

/**
 * Some lines of a feed at a stop under way and at their last, in its own zone and in others, around the nights that
 * matter there.
 */
export function* compareFeed(tables: Tables, otherZones: readonly string[]): Generator<ZoneComparison> {
  const agency = new TextDecoder().decode(tables('agency'));
  const own = /[A-Z]\w+\/\w+/.exec(agency)?.[0] ?? 'America/New_York';
  let feed: NaiveFeed | undefined;
  for (const timeZone of [own, ...otherZones]) {
    const inZone: Tables = (table) =>
      table === 'agency' ? Buffer.from(agency.replaceAll(own, timeZone)) : tables(table);
    const edition = openEdition(inZone, timeZone);
    const stops = chooseStops(edition);
    feed ??= readNaively(
      (table) => {
        const bytes = tables(table);
        return bytes && new TextDecoder().decode(bytes);
      },
      new Set(stops.map(({ stopId }) => stopId)),
    );
    // A generated feed may have no day of service, or no trip.
    if (feed.first === '' || stops.length === 0) return;
    const nights = listNights(feed, timeZone);
    const differences: Comparison['differences'][number][] = [];
    let asked = 0;
    for (const { night, instants } of nights) {
      for (const chosen of stops) {
        const compared = { edition, feed, ...chosen, timeZone, startsAtHour, night };
        const comparison = compareBoards(compared, instants);
        asked += comparison.asked;
        differences.push(...comparison.differences);
      }
    }
    yield {
      timeZone,
      nights: nights.map(({ night }) => night.toString()),
      comparison: { asked, differences },
    };
  }
}

function openEdition(tables: Tables, timeZone: string): Edition {
  const { snapshot } = importFeed({ find: (file) => tables(file.replace('.txt', '')) });
  const rules = { timeZone, serviceDayStartsAtHour: startsAtHour, directionCodes: {} };
  return createEdition(openTimetable(snapshot), rules);
}

/** The direction of the latest trip and others spread over the feed, each at the stop in its middle and at its last. */
function chooseStops(edition: Edition): { readonly stopId: string; readonly direction: LineDirection }[] {
  const all = edition.directions.flat();
  if (all.length === 0) return [];
  const step = Math.max(1, Math.floor(all.length / directionsAsked));
  const spread = all.filter((_, place) => place % step === 0).slice(0, directionsAsked - 1);
  return [...new Set([findLatest(edition), ...spread])].flatMap((direction) => {
    const stops = listStopsOfDirection(edition, { direction }).map(({ stop }) => stop);
    const places = [...new Set([Math.floor(stops.length / 2), stops.length - 1])];
    return places.map((place) => {
      const stopId = edition.timetable.stops[stops[place] ?? 0]?.id ?? '';
      return { stopId, direction };
    });
  });
}

function findLatest({ timetable, directionOfTrip }: Edition): LineDirection {
  let latest = 0;
  for (let trip = 0; trip < countTrips(timetable); trip += 1) {
    if (describeTrip(timetable, trip).end > describeTrip(timetable, latest).end) latest = trip;
  }
  return directionOfTrip(latest);
}

/**
 * Every minute of the nights at which clocks change while the feed lasts, of midnight to six in its middle, and of its
 * last day until the morning after.
 */
function listNights(feed: NaiveFeed, timeZone: string) {
  const [first, last] = [Temporal.PlainDate.from(feed.first), Temporal.PlainDate.from(feed.last)];
  const middle = first.add({ days: Math.floor(first.until(last).days / 2) });
  const at = (day: Temporal.PlainDate, plainTime: string) =>
    day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  const night = (day: Temporal.PlainDate, from: number, until: number) => ({
    night: day,
    instants: Array.from({ length: (until - from) / 60_000 }, (_, minute) => from + minute * 60_000),
  });
  return [
    ...listChanges(at(first, '12:00'), at(last, '12:00'), timeZone).map((change) =>
      night(change.toPlainDate(), change.epochMilliseconds - 6 * hour, change.epochMilliseconds + 6 * hour),
    ),
    night(middle, at(middle, '00:00'), at(middle, '06:00')),
    night(last, at(last, '00:00'), at(last.add({ days: 1 }), '06:00')),
  ];
}

function listChanges(from: number, until: number, timeZone: string): Temporal.ZonedDateTime[] {
  const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
  const changes: Temporal.ZonedDateTime[] = [];
  for (let change = start.getTimeZoneTransition('next'); change && change.epochMilliseconds < until;) {
    changes.push(change);
    change = change.getTimeZoneTransition('next');
  }
  return changes;
}
