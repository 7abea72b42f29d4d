import { connectionsOf, type Connection } from '#domain/journeys/connection.ts';
import { isRide, ridesOf, type Journey, type RideLeg, type WalkLeg } from '#domain/journeys/journey.ts';
import type { Place } from '#domain/journeys/place.ts';
import type { AfterRide } from '#domain/journeys/ride-live.ts';
import { minutesLateOf, stateOfJourney, stateOfRide } from '#domain/journeys/ride-state.ts';
import { withMode } from '#domain/mode.ts';
import { isPromoted } from '#domain/notices/notice.ts';
import { tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import type { LiveJourneys } from './live-journeys.server.ts';
import type {
  ChangeStep,
  JourneyRow,
  JourneyStep,
  JourneyWarning,
  OffStep,
  RideStep,
  StepPlace,
} from './results-data.ts';

const minuteMs = 60_000;
export const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / 60));
export const minutesBetween = (from: { readonly at: number }, to: { readonly at: number }) =>
  Math.max(0, Math.round((to.at - from.at) / minuteMs));
const slackMinutes = ({ slackMs }: Connection) => Math.max(0, Math.floor(slackMs / minuteMs));

type Live = Pick<LiveJourneys, 'tripOf' | 'lineOf'>;

/** What the list says of a journey. */
export function describeRow(
  journey: Journey,
  live: Live,
): Omit<JourneyRow, 'key' | 'href' | 'isChosen' | 'label' | 'cents'> {
  const shown = stateOfJourney(journey);
  const every = shown?.state === 'planned' ? ridesOf(journey).find(isEvery) : undefined;
  return {
    legs: journey.legs.map((leg) =>
      isRide(leg)
        ? { kind: 'ride', ...live.lineOf(leg.number) }
        : { kind: 'walk', minutes: minutesOf(leg.seconds) },
    ),
    departure: journey.departure,
    arrival: journey.arrival,
    minutes: minutesBetween(journey.departure, journey.arrival),
    ...aboutOf(journey),
    ...(shown && { state: { state: shown.state, minutesLate: minutesLateOf(shown.ride) } }),
    ...(every && { everyMinutes: every.everyMinutes }),
    warnings: warningsOf(journey, live),
  };
}

export const isEvery = ({ everyMinutes }: RideLeg) => everyMinutes !== undefined;

/** Which of its ends is no certain time, since its bus comes every so often alone. */
export function aboutOf(journey: Journey): Pick<JourneyRow, 'isDepartureAbout' | 'isArrivalAbout'> {
  const rides = ridesOf(journey);
  const [first, last] = [rides[0], rides.at(-1)];
  return {
    ...(first && isEvery(first) && { isDepartureAbout: true as const }),
    ...(last && isEvery(last) && { isArrivalAbout: true as const }),
  };
}

const isPhoned = ({ onRequest }: RideLeg) =>
  onRequest?.boarding === 'phone' || onRequest?.alighting === 'phone';

function warningsOf(journey: Journey, { tripOf }: Live): JourneyWarning[] {
  const rides = journey.legs.filter(isRide);
  const connections = connectionsOf(journey);
  const tight = connections.find(({ state }) => state === 'tight');
  return [
    ...rides.filter((ride) => ride.isCancelled).map(({ number }) => ({ kind: 'cancelled', number }) as const),
    ...(connections.some(({ state }) => state === 'missed') ? [{ kind: 'missed' } as const] : []),
    ...(tight ? [{ kind: 'tight', minutes: slackMinutes(tight) } as const] : []),
    ...rides.filter(isPhoned).map(({ number }) => ({ kind: 'by-phone', number }) as const),
    ...rides.filter((ride) => ride.isLastOfDay).map(({ number }) => ({ kind: 'last', number }) as const),
    ...rides.flatMap((ride) =>
      (tripOf(ride)?.notices ?? [])
        .filter(isPromoted)
        .slice(0, 1)
        .map(({ title }) => ({ kind: 'notice', number: ride.number, title }) as const),
    ),
  ];
}

interface StepFacts extends Live {
  readonly after: ReadonlyMap<RideLeg, AfterRide>;
  readonly place: SchedulePlace;
}

/** The journey from stop to stop, as it is walked and ridden. */
export function describeSteps(journey: Journey, facts: StepFacts): JourneyStep[] {
  const { legs } = journey;
  const connections = new Map(connectionsOf(journey).map((each) => [each.after, each]));
  return legs.flatMap((leg, index): JourneyStep[] => {
    if (isRide(leg)) return [describeRide(leg, facts), ...describeEnd(index)];
    // A walk between two buses, or after the last one, is told where one gets off.
    return legs.slice(0, index).some(isRide) ? [] : [describeWalk(leg, legs.slice(index).find(isRide))];
  });

  function describeEnd(index: number): (ChangeStep | OffStep)[] {
    const leg = legs[index] as RideLeg;
    const rest = legs.slice(index + 1);
    const next = rest.find(isRide);
    if (next?.staysOn) return [];
    const between = next ? rest.slice(0, rest.indexOf(next)) : rest;
    const on = between.filter((each): each is WalkLeg => each.kind === 'walk');
    const end = {
      at: placeOf(leg.to),
      arrival: leg.arrival,
      ...(isEvery(leg) && { isAbout: true as const }),
      ...(on.length > 0 && {
        walk: { minutes: minutesOf(sum(on, 'seconds')), metres: sum(on, 'metres') },
      }),
    };
    const connection = next && connections.get(next);
    if (!next || !connection) return [{ kind: 'off', ...end }];
    const { next: later, isNone = false } = facts.after.get(next) ?? {};
    return [
      {
        kind: 'change',
        ...end,
        state: connection.state,
        minutes: slackMinutes(connection),
        number: next.number,
        ...withMode(next),
        ...(later && { next: later.expected }),
        isLast: isNone,
      },
    ];
  }
}

const describeWalk = (leg: WalkLeg, next: RideLeg | undefined): JourneyStep => ({
  kind: 'walk',
  from: placeOf(leg.from),
  departure: leg.departure,
  ...(next && isEvery(next) && { isAbout: true as const }),
  minutes: minutesOf(leg.seconds),
  metres: leg.metres,
});

function describeRide(leg: RideLeg, { tripOf, lineOf, after, place }: StepFacts): RideStep {
  const trip = tripOf(leg);
  const { tripId, tripDate: date } = leg;
  const { stopCode: stop } = leg.from;
  const href =
    trip && tripId && date && stop
      ? tripPath(place, { number: leg.number, direction: trip.direction, stop, date, tripId })
      : undefined;
  return {
    kind: 'ride',
    ...lineOf(leg.number),
    ...withMode(leg),
    from: placeOf(leg.from),
    towards: leg.towards,
    departure: leg.departure,
    shown: { state: stateOfRide(leg), minutesLate: minutesLateOf(leg) },
    ...(leg.everyMinutes !== undefined && { everyMinutes: leg.everyMinutes }),
    ...(leg.onRequest && { onRequest: leg.onRequest }),
    minutes: minutesBetween(leg.departure.expected, leg.arrival.expected),
    stops: [
      ...leg.between.map((call) => ({ name: call.stop.name, at: call.expected })),
      { name: leg.to.name, at: leg.arrival.expected },
    ],
    notices: (trip?.notices ?? []).filter(isPromoted),
    staysOn: leg.staysOn,
    isGuaranteed: leg.isGuaranteed,
    isLast: leg.isLastOfDay || (after.get(leg)?.isLast ?? false),
    ...(href !== undefined && { href }),
  };
}

const placeOf = ({ name, stopCode, platform }: Place): StepPlace => ({
  name,
  ...(stopCode !== undefined && { stopCode }),
  ...(platform !== undefined && { platform }),
});

const sum = (walks: readonly WalkLeg[], what: 'seconds' | 'metres') =>
  walks.reduce((total, walk) => total + walk[what], 0);
