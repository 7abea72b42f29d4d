import type { LineDirectionRef } from '#domain/line.ts';
import type { Stop } from '#domain/stop.ts';
import type { StructuredThing } from '#domain/structured.ts';
import type { Trip, TripCall } from '#domain/trip.ts';
import type { Moment } from '#lib/time/moment.ts';

/** The operator as every page names it once; other things point to it. */
export const operatorId = (origin: string): string => `${origin}/#operator`;

export function busStop(
  { code, name, latitude, longitude, isAccessible }: Stop,
  url?: string,
): StructuredThing {
  return {
    '@type': 'BusStop',
    name,
    identifier: code,
    ...(url !== undefined && { url }),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    publicAccess: true,
    ...(isAccessible && {
      amenityFeature: { '@type': 'LocationFeatureSpecification', name: 'Wheelchair accessible', value: true },
    }),
  };
}

interface Placed {
  readonly url: URL;
}

/** A line is a service of the operator: schema.org has trips, and no routes. */
export function busLine(
  line: { readonly number: string; readonly name: string },
  { url }: Placed,
): StructuredThing {
  return {
    '@type': 'Service',
    name: line.name,
    identifier: line.number,
    serviceType: 'Bus',
    url: url.origin + url.pathname,
    provider: { '@id': operatorId(url.origin) },
  };
}

/** A trip that runs, from one of its stops on. One that is cancelled is not told: nobody may take it for a bus. */
export function busTrip(trip: Trip, from: TripCall, { url }: Placed): StructuredThing[] {
  const last = trip.calls.at(-1);
  if (trip.isCancelled || from.isSkipped || !last || last === from) return [];
  return [
    {
      '@type': 'BusTrip',
      name: nameOf(trip),
      identifier: trip.tripId,
      busNumber: trip.number,
      url: url.origin + url.pathname,
      departureBusStop: busStop(from),
      departureTime: instantOf(from.expected),
      arrivalBusStop: busStop(last),
      arrivalTime: instantOf(last.expected),
      provider: { '@id': operatorId(url.origin) },
    },
  ];
}

const instantOf = ({ at }: Moment) => new Date(at).toISOString();
const nameOf = ({ number, towards }: LineDirectionRef) => `${number} ${towards}`;
