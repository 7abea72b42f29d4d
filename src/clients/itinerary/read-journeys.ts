import type { JourneyJson, SectionJson, StopDateTimeJson } from '#contract/itinerary/journeys.ts';
import type { OnRequest } from '#domain/access.ts';
import type { CallTimes, Journey, JourneyCall, Leg, RideLeg, WalkLeg } from '#domain/journeys/journey.ts';
import { modeOfPhysical } from '#domain/journeys/physical-mode.ts';
import type { Place } from '#domain/journeys/place.ts';
import type { OfMode } from '#domain/mode.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import { readLocalTime } from '#lib/time/local-time.ts';
import type { Moment } from '#lib/time/moment.ts';
import { given, wholeMinutes } from '../schedule/reading/read-fields.ts';
import { readPlace } from './read-places.ts';

/** Reads a local time; where clocks go back, that which is nearer to another one. */
type ReadTime = (text: string, near?: number) => Moment;

const walked = ['street_network', 'transfer', 'crow_fly'];
const ridden = ['public_transport', 'on_demand_transport'];

/**
 * A journey of the wire. Sections of types that mean nothing to a rider, such as waiting, are left out. Throws where a time
 * is none, or where a leg starts or ends nowhere.
 */
export function readJourney(json: JourneyJson, timeZone: string, asked: number): Journey {
  const read: ReadTime = (text, near = asked) => {
    const moment = readLocalTime(text, timeZone, near);
    if (!moment) throw new RangeError('a time of a journey is none');
    return moment;
  };
  const departure = read(json.departure_date_time);
  const { legs } = json.sections.reduce(
    (done, section) => {
      const leg = readLeg(section, { read, near: done.near, before: done.before });
      const end = read(section.arrival_date_time, done.near).at;
      return { legs: leg ? [...done.legs, leg] : done.legs, near: end, before: [...done.before, section] };
    },
    { legs: [] as Leg[], near: departure.at, before: [] as SectionJson[] },
  );
  const walks = legs.filter((leg) => leg.kind === 'walk');
  return {
    departure,
    arrival: read(json.arrival_date_time, departure.at + json.duration * 1000),
    changes: json.nb_transfers,
    walkMetres: sum(walks.map(({ metres }) => metres)),
    walkSeconds: sum(walks.map(({ seconds }) => seconds)),
    legs,
    isLive: legs.some((leg) => leg.kind === 'ride' && leg.isLive),
    isCalledOff: json.status === 'NO_SERVICE',
  };
}

interface Reading {
  readonly read: ReadTime;
  /** When the section before ended. */
  readonly near: number;
  readonly before: readonly SectionJson[];
}

function readLeg(section: SectionJson, reading: Reading): Leg | undefined {
  if (ridden.includes(section.type)) return readRide(section, reading);
  const isOnFoot = section.mode === undefined || section.mode === 'walking';
  return walked.includes(section.type) && isOnFoot ? readWalk(section, reading) : undefined;
}

function readEnd(json: SectionJson['from']): Place {
  const place = json && readPlace(json);
  if (!place) throw new RangeError('a leg of a journey starts or ends nowhere');
  return place;
}

function readWalk(section: SectionJson, { read, near }: Reading): WalkLeg | undefined {
  const [from, to] = [readEnd(section.from), readEnd(section.to)];
  // A change at the same stop is a walk of nothing.
  if (section.duration === 0 || from.id === to.id) return undefined;
  const departure = read(section.departure_date_time, near);
  return {
    kind: 'walk',
    from,
    to,
    departure,
    arrival: read(section.arrival_date_time, departure.at),
    seconds: section.duration,
    metres: Math.round(sum((section.path ?? []).map(({ length }) => length))),
    path: readPath(section, from, to),
  };
}

function readRide(section: SectionJson, { read, near, before }: Reading): RideLeg {
  const [from, to] = [readEnd(section.from), readEnd(section.to)];
  const { code, label, headsign, direction, physical_mode: vehicle } = section.display_informations ?? {};
  const notes = section.additional_informations ?? [];
  const times = (expected: string, planned: string | undefined, after: number): CallTimes => {
    const moment = read(expected, after);
    return { expected: moment, planned: planned === undefined ? moment : read(planned, moment.at) };
  };
  const departure = times(section.departure_date_time, section.base_departure_date_time, near);
  // What stands between this ride and the one before it.
  const sinceRide = before.slice(before.findLastIndex(({ type }) => ridden.includes(type)) + 1);
  return {
    kind: 'ride',
    from,
    to,
    number: code ?? label ?? '',
    ...readMode(vehicle),
    towards: headsign ?? direction ?? '',
    ...readTripRef(section),
    departure,
    arrival: times(section.arrival_date_time, section.base_arrival_date_time, departure.expected.at),
    isLive: section.data_freshness === 'realtime',
    ...given('everyMinutes', section.headway_seconds && wholeMinutes(section.headway_seconds)),
    ...given('onRequest', section.on_request && readRequest(section.on_request)),
    isCancelled: notes.includes('cancelled'),
    between: (section.stop_date_times ?? []).slice(1, -1).flatMap((call) => readCall(call, read, departure)),
    path: readPath(section, from, to),
    staysOn: sinceRide.some(({ type, transfer_type: kind }) => type === 'stay_in' || kind === 'stay_in'),
    isGuaranteed: sinceRide.some(({ transfer_type: kind }) => kind === 'guaranteed'),
    isLastOfDay: notes.includes('last_of_day'),
  };
}

const readRequest = ({ boarding, alighting, phone }: NonNullable<SectionJson['on_request']>): OnRequest => ({
  ...given('boarding', boarding),
  ...given('alighting', alighting),
  ...given('phone', phone),
});

/** Left out of a bus, as of the lines of the schedule service. */
function readMode(word: string | undefined): OfMode {
  const mode = modeOfPhysical(word);
  return mode === 'bus' ? {} : { mode };
}

const ownTrip = /^vehicle_journey:(.{1,500}):(\d{4})(\d{2})(\d{2})$/;
const anyTrip = /^vehicle_journey:(.{1,500})$/;

function readTripRef({ links = [] }: SectionJson): Pick<RideLeg, 'tripId' | 'tripDate'> {
  const { id = '' } = links.find(({ type }) => type === 'vehicle_journey') ?? {};
  const [, own, year, month, day] = ownTrip.exec(id) ?? [];
  if (own !== undefined) return { tripId: own, tripDate: `${year}-${month}-${day}` };
  const [, other] = anyTrip.exec(id) ?? [];
  return other === undefined ? {} : { tripId: other };
}

function readCall(json: StopDateTimeJson, read: ReadTime, departure: CallTimes): JourneyCall[] {
  const time = json.departure_date_time ?? json.arrival_date_time;
  const { stop_point: point } = json;
  const stop = readPlace({ id: point.id, name: point.name, embedded_type: 'stop_point', stop_point: point });
  return time && stop ? [{ stop, expected: read(time, departure.expected.at) }] : [];
}

/** A straight line where the wire draws none. */
function readPath({ geojson }: SectionJson, from: Place, to: Place): Coordinates[] {
  const points = (geojson?.coordinates ?? []).flatMap(([longitude, latitude]) =>
    longitude === undefined || latitude === undefined ? [] : [{ latitude, longitude }],
  );
  return points.length > 1 ? points : [pointOf(from), pointOf(to)];
}

const pointOf = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
