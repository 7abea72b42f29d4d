import { connectionsOf } from '#domain/journeys/connection.ts';
import { ridesOf, type Journey, type RideLeg } from '#domain/journeys/journey.ts';
import { afterRide, withLegs, withTrip, type AfterRide } from '#domain/journeys/ride-live.ts';
import { lineRefOf, type LineRef } from '#domain/line.ts';
import type { Trip } from '#domain/trip.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';

/** What the timetables know of the rides of some journeys. */
export interface LiveJourneys {
  readonly journeys: readonly Journey[];
  tripOf(ride: RideLeg): Trip | undefined;
  lineOf(number: string): RiddenLine;
}

/** With who runs it, where several agencies run the lines of the network. */
export interface RiddenLine extends LineRef {
  readonly operator?: string;
}

const keyOf = ({ tripId = '', tripDate = '' }: Pick<RideLeg, 'tripId' | 'tripDate'>) =>
  `${tripDate} ${tripId}`;

/** The journeys as their buses stand now. What cannot be read is left as it was planned. */
export async function liveJourneys(
  { schedule, locale, log }: LoaderContext,
  found: readonly Journey[],
): Promise<LiveJourneys> {
  const rides = new Map(found.flatMap(ridesOf).map((ride) => [keyOf(ride), ride]));
  const tell = (what: string) => (err: unknown) => {
    log.warn({ err }, what);
    return undefined;
  };
  const [lines, ...trips] = await Promise.all([
    schedule.loadLines(locale).catch(tell('journeys are drawn without the kinds of their lines')),
    ...[...rides].map(async ([key, { tripId, tripDate: date }]) => {
      if (!tripId || !date) return undefined;
      const trip = await schedule
        .loadTrip({ tripId, date, locale })
        .catch(tell('a journey is drawn without a trip of it'));
      return trip && ([key, trip] as const);
    }),
  ]);
  const known = new Map(trips.filter((pair) => pair !== undefined));
  const byNumber = new Map((lines ?? []).map((line) => [line.number, line]));
  const tripOf = (ride: RideLeg) => known.get(keyOf(ride));
  return {
    tripOf,
    lineOf: (number) => {
      const line = byNumber.get(number);
      if (!line) return { number, serviceTypeCode: -1 };
      const { operator } = line;
      return { ...lineRefOf(line), ...(operator !== undefined && { operator }) };
    },
    journeys: found.map((journey) =>
      withLegs(
        journey,
        journey.legs.map((leg) => (leg.kind === 'ride' ? withTrip(leg, tripOf(leg)) : leg)),
      ),
    ),
  };
}

/** Of each line: the bus itself and what comes after it, and more where that may be gone before one is there. */
const mostOfLine = 3;
const mostOfLineLate = 8;
const minuteMs = 60_000;

/** What comes after each ride of a journey at the stop where one boards, as planned. */
export async function loadAfter(
  { schedule, locale, log }: LoaderContext,
  journey: Journey,
): Promise<ReadonlyMap<RideLeg, AfterRide>> {
  const connections = new Map(connectionsOf(journey).map((each) => [each.after, each]));
  const answers = ridesOf(journey).map(async (ride) => {
    const { stopCode } = ride.from;
    const { expected, planned } = ride.departure;
    const unknown = { isLast: ride.isLastOfDay, isNone: ride.isLastOfDay };
    if (!stopCode) return [ride, unknown] as const;
    const readyAt = expected.at - (connections.get(ride)?.slackMs ?? 0);
    const limit = readyAt > planned.at ? mostOfLineLate : mostOfLine;
    try {
      const board = schedule.at(planned.at - minuteMs);
      const [at] = await board.loadBoards({ codes: [stopCode], limit, locale });
      return [ride, afterRide(at?.departures ?? [], ride, readyAt)] as const;
    } catch (err) {
      log.warn({ err }, 'a journey is drawn without the bus after');
      return [ride, unknown] as const;
    }
  });
  return new Map(await Promise.all(answers));
}
