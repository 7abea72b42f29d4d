import { nextUsable, type Departure } from '#domain/departure.ts';
import { byLine, type Disruption } from '#domain/disruption.ts';
import type { LineRef } from '#domain/line.ts';
import { withMode } from '#domain/mode.ts';
import type { Trip } from '#domain/trip.ts';
import type { Moment } from '#lib/time/moment.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';

/** A trip that was called off or cut short, with what its record does not say. */
export interface CancelledTrip extends Omit<Disruption, 'stops'> {
  /** Those it does not serve, named where the timetable still has the trip. */
  readonly stops: readonly { readonly code: string; readonly name?: string | undefined }[];
  /** Where it begins, if the timetable still has it: its page stands there. */
  readonly firstStop?: string | undefined;
  /** What can be taken instead at its first stop. */
  readonly next?: Moment | undefined;
}

export interface CancelledLine extends LineRef {
  readonly ends: readonly string[];
  /** Why, where one notice took away all of them: it is then told once. */
  readonly notice?: Disruption['notice'];
  readonly trips: readonly CancelledTrip[];
}

/** Trips are looked up one by one: a day with more of them than this says less of the others. */
const mostLookedUp = 150;
/** A line that is not in service any more has no type. */
const unknownType = -1;

/** `now` is left out for another day than today: nobody can take the bus that came next then. */
export async function describeLines(
  context: LoaderContext,
  disruptions: readonly Disruption[],
  now: number | undefined,
): Promise<CancelledLine[]> {
  const [lines, trips] = await Promise.all([
    context.schedule.loadLines(context.locale).catch(() => []),
    Promise.all(disruptions.slice(0, mostLookedUp).map((each) => findTrip(context, each))),
  ]);
  const departures = now === undefined ? new Map<string, never>() : await loadDepartures(context, trips);
  const described = disruptions.map((disruption, place): Disruption & CancelledRest => {
    const trip = trips[place];
    const [first] = trip?.calls ?? [];
    const names = new Map(trip?.calls.map(({ code, name }) => [code, name]));
    const here = first && departures.get(placeOf(disruption, first.code));
    return {
      ...disruption,
      named: disruption.stops.map((code) => ({ code, name: names.get(code) })),
      firstStop: first?.code,
      next: here && now !== undefined ? findNext(here, disruption, now) : undefined,
    };
  });
  return byLine(described).map(({ number, trips: own }) => {
    const line = lines.find((each) => each.number === number);
    const shared = sharedNotice(own);
    return {
      number,
      serviceTypeCode: line?.serviceTypeCode ?? unknownType,
      ...withMode(line ?? {}),
      ends: line?.ends ?? [...new Set(own.map(({ towards }) => towards))],
      notice: shared,
      trips: own.map(({ named, notice, ...trip }) => ({
        ...trip,
        stops: named,
        ...(notice && !shared && { notice }),
      })),
    };
  });
}

function sharedNotice(trips: readonly Disruption[]): Disruption['notice'] {
  const notice = trips[0]?.notice;
  return trips.every((trip) => trip.notice?.id === notice?.id) ? notice : undefined;
}

interface CancelledRest extends Pick<CancelledTrip, 'firstStop' | 'next'> {
  readonly named: CancelledTrip['stops'];
}

/** A record outlives its feed: the trip may not be in the timetable any more, nor its day. */
async function findTrip(
  { schedule, locale }: LoaderContext,
  { tripId, tripDate }: Disruption,
): Promise<Trip | undefined> {
  return schedule.loadTrip({ tripId, date: tripDate, locale }).catch(() => undefined);
}

const placeOf = ({ number, direction }: Pick<Disruption, 'number' | 'direction'>, stop: string) =>
  `${number} ${direction} ${stop}`;

/** The departures of the day where the trips begin, each place asked for once. */
async function loadDepartures(
  { schedule, locale }: LoaderContext,
  trips: readonly (Trip | undefined)[],
): Promise<Map<string, readonly Departure[]>> {
  const places = new Map(
    trips.flatMap((trip) => {
      const [first] = trip?.calls ?? [];
      return trip && first ? [[placeOf(trip, first.code), { trip, stop: first.code }] as const] : [];
    }),
  );
  const found = await Promise.all(
    [...places].map(async ([key, { trip, stop }]) => {
      const { number, direction, tripDate: date } = trip;
      const question = { number, direction, stop, date, locale };
      const day = await schedule.loadStopDay(question).catch(() => undefined);
      return [key, day?.departures ?? []] as const;
    }),
  );
  return new Map(found);
}

/** The next bus that runs after the cancelled one was to leave, unless it has left as well. */
function findNext(departures: readonly Departure[], disruption: Disruption, now: number): Moment | undefined {
  if (disruption.kind === 'shortened' || disruption.restored) return undefined;
  const after = departures.filter(({ expected }) => expected.at >= now);
  return nextUsable(after, { ...disruption, planned: disruption.leaves })?.expected;
}
