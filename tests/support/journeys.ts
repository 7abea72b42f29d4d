import type { RideLeg, WalkLeg } from '#domain/journeys/journey.ts';
import type { Place } from '#domain/journeys/place.ts';
import type { Trip } from '#domain/trip.ts';
import { momentIn } from '#lib/time/moment-in.ts';

const start = Date.parse('2026-11-16T13:00:00-05:00');

/** Some minutes after one o'clock. */
export const minute = (count: number) => momentIn('America/Toronto', start + count * 60_000);

export const makeStop = (stopCode: string): Place => ({
  id: `stop_point:${stopCode}`,
  kind: 'stop',
  name: `Arrêt ${stopCode}`,
  stopCode,
  latitude: 47.6,
  longitude: -71.8,
});

interface RideOptions extends Partial<
  Pick<
    RideLeg,
    'isCancelled' | 'isGuaranteed' | 'everyMinutes' | 'staysOn' | 'number' | 'tripId' | 'isLive' | 'pass'
  >
> {
  readonly lateMinutes?: number;
}

/** A bus from one minute to another. */
export function makeRide(from: number, to: number, { lateMinutes = 0, ...rest }: RideOptions = {}): RideLeg {
  const times = (planned: number) => ({ planned: minute(planned), expected: minute(planned + lateMinutes) });
  return {
    kind: 'ride',
    number: '801',
    towards: 'Marché-Neuf',
    tripId: 'trip-1',
    tripDate: '2026-11-16',
    from: makeStop('1001'),
    to: makeStop('1002'),
    departure: times(from),
    arrival: times(to),
    isLive: lateMinutes > 0,
    isCancelled: false,
    between: [],
    path: [],
    staysOn: false,
    isGuaranteed: false,
    isLastOfDay: false,
    ...rest,
  };
}

export const makeWalk = (from: number, to: number): WalkLeg => ({
  kind: 'walk',
  from: makeStop('1002'),
  to: makeStop('1003'),
  departure: minute(from),
  arrival: minute(to),
  seconds: (to - from) * 60,
  metres: (to - from) * 80,
  path: [],
});

interface TripOptions {
  readonly lateMinutes?: number;
  readonly isCancelled?: boolean;
}

/** A trip that calls at each stop some minutes after one o'clock; its bus is seen where it is late. */
export function makeTrip(
  tripId: string,
  stops: Readonly<Record<string, number>>,
  { lateMinutes = 0, isCancelled = false }: TripOptions = {},
): Trip {
  return {
    at: start,
    number: '801',
    serviceTypeCode: 4,
    direction: '2',
    towards: 'Marché-Neuf',
    tripId,
    tripDate: '2026-11-16',
    isCancelled,
    trust: { kind: lateMinutes > 0 ? 'live' : 'planned' },
    calls: Object.entries(stops)
      .toSorted((one, two) => one[1] - two[1])
      .map(([code, planned]) => ({
        code,
        name: `Arrêt ${code}`,
        isAccessible: true,
        latitude: 47.6,
        longitude: -71.8,
        planned: minute(planned),
        expected: minute(planned + lateMinutes),
        isLive: lateMinutes > 0,
        hasPassed: false,
        isSkipped: false,
        isAlightingOnly: false,
        isApproximate: false,
      })),
  };
}
