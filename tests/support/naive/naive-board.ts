import type { Temporal } from 'temporal-polyfill';
import type { NaiveCall, NaiveFeed } from './naive-feed.ts';

/** Which buses at which stop, and by whose clock. */
export interface NaiveStop {
  readonly stop: string;
  readonly routes: readonly string[];
  readonly direction: number;
  readonly timeZone: string;
  /** The hour at which a rider's day begins. */
  readonly startsAtHour: number;
}

/** What a board says, in a form that can be compared: each departure as `trip date instant day`. */
export interface NaiveBoard {
  readonly outcome: string;
  readonly departures: readonly string[];
  readonly nextAt: number | undefined;
  readonly isAlightingOnly: boolean;
}

interface Bus {
  readonly trip: string;
  readonly sequence: number;
  readonly date: string;
  readonly seconds: number;
  readonly at: number;
}

const hour = 3_600_000;

/** Boards of one line and direction at one stop, of instants around a night: a scan over all its buses of those days. */
export function createNaiveBoards(feed: NaiveFeed, asked: NaiveStop, night: Temporal.PlainDate) {
  const { timeZone, startsAtHour } = asked;
  const own = feed.calls.filter(
    ({ stop, route, direction }) =>
      stop === asked.stop && asked.routes.includes(route) && direction === asked.direction,
  );
  const isAlightingOnly = own.length > 0 && own.every((call) => call.isAlightingOnly);
  const boarded = own.filter((call) => isAlightingOnly || !call.isAlightingOnly);
  const buses = Array.from({ length: 20 }, (_, day) => night.add({ days: day - 7 })).flatMap((date) =>
    listBuses(feed, boarded, { date, timeZone }),
  );
  buses.sort((one, two) => one.at - two.at || compareTexts(one.date, two.date) || comparePlaces(one, two));

  // Every rider's day around the night with its first instant, in order.
  const days = Array.from({ length: 40 }, (_, place) => {
    const date = night.add({ days: place - 20 });
    const begin = date.toZonedDateTime({ timeZone, plainTime: { hour: startsAtHour } }).epochMilliseconds;
    return { date: compact(date), begin };
  });
  const placeAt = (instant: number) => days.findLastIndex(({ begin }) => begin <= instant);
  const beginOf = (place: number) => days[place]?.begin ?? Number.NaN;
  const write = ({ trip, date, at }: Bus) => `${trip} ${date} ${at} ${days[placeAt(at)]?.date}`;
  const covers = (date = '') => date >= feed.first && date <= feed.last;

  return {
    /** Without a date, or with that of today. */
    askToday: (now: number, limit: number, readsOn: boolean): NaiveBoard => {
      const today = placeAt(now);
      const [begin, end] = [beginOf(today), beginOf(today + 1)];
      const until = readsOn ? Math.max(end, now + 6 * hour) : end;
      const coming = buses.filter(({ at }) => at >= now && at < until);
      const ofToday = buses.filter(({ at }) => at >= begin && at < end);
      const [first] = coming;
      return {
        outcome: outcomeOf(),
        departures: coming.slice(0, limit).map(write),
        nextAt: first || own.length === 0 ? undefined : nextFrom(until, beginOf(today + 8)),
        isAlightingOnly,
      };

      function outcomeOf(): string {
        if (first && first.at <= now + hour) return 'departures';
        if (first && first.at < end) {
          return ofToday.some(({ at }) => at <= now + hour) ? 'departures' : 'not-started';
        }
        if (!covers(days[today]?.date)) return 'no-schedule';
        if (own.length === 0) return 'not-served';
        return ofToday.length > 0 ? 'ended' : 'no-service';
      }

      function nextFrom(from: number, to: number): number | undefined {
        return buses.find(({ at }) => at >= from && at < to)?.at;
      }
    },
    /** With another date: the first departures of that service date. */
    askDate: (date: Temporal.PlainDate, limit: number): NaiveBoard => {
      const day = buses
        .filter((bus) => bus.date === compact(date))
        .toSorted((one, two) => one.seconds - two.seconds || comparePlaces(one, two));
      const outcome = own.length === 0 ? 'not-served' : day.length > 0 ? 'departures' : 'no-service';
      return {
        outcome: covers(compact(date)) ? outcome : 'no-schedule',
        departures: day.slice(0, limit).map(write),
        nextAt: undefined,
        isAlightingOnly,
      };
    },
  };
}

/** The buses of a service date: its times count from noon minus twelve hours. */
function listBuses(
  feed: NaiveFeed,
  calls: readonly NaiveCall[],
  { date, timeZone }: { readonly date: Temporal.PlainDate; readonly timeZone: string },
): Bus[] {
  const noon = date.toZonedDateTime({ timeZone, plainTime: { hour: 12 } }).epochMilliseconds;
  const text = compact(date);
  return calls
    .filter(({ service }) => feed.runsOn(service, text))
    .map(({ trip, sequence, seconds }) => ({
      trip,
      sequence,
      date: text,
      seconds,
      at: noon - 12 * hour + seconds * 1000,
    }));
}

const compact = (day: Temporal.PlainDate): string => day.toString().replaceAll('-', '');
const compareTexts = (one: string, two: string): number => Buffer.compare(Buffer.from(one), Buffer.from(two));
const comparePlaces = (one: Bus, two: Bus): number =>
  compareTexts(one.trip, two.trip) || one.sequence - two.sequence;
