import { writeLocalTime, readLocalTime } from '#lib/time/local-time.ts';
import { placeJson, walkSeconds, type NaivePlace } from './naive-places.ts';
import type { Reaction } from './upstream.ts';

interface Planning {
  ask<T>(path: string): Promise<T>;
  readonly query: URLSearchParams;
  readonly now: number;
  readonly places: readonly NaivePlace[];
}

interface StopJson {
  readonly noArret: string;
  readonly nom: string;
  readonly latitude: number;
  readonly longitude: number;
}
interface DepartJson {
  readonly noParcours: string;
  readonly idVoyage: string;
  readonly date: string;
  readonly attendue: string;
}
interface CallJson {
  readonly arret: StopJson;
  readonly prevue: string;
  readonly attendue: string;
  readonly retard: number | null;
  readonly descenteSeulement: boolean;
}
interface TripJson {
  readonly idVoyage: string;
  readonly date: string;
  readonly annule: boolean;
  readonly nomDestination: string;
  readonly parcours: { readonly noParcours: string };
  readonly passages: readonly CallJson[];
}

/** A bus from one stop of its trip to another. */
interface Ride {
  readonly trip: TripJson;
  readonly on: number;
  readonly off: number;
}

const zone = 'America/Toronto';
const local = (ms: number) => writeLocalTime(ms, zone);
const leaves = ({ trip, on }: Ride) => Date.parse(trip.passages[on]?.attendue ?? '');
const arrives = ({ trip, off }: Ride) => Date.parse(trip.passages[off]?.attendue ?? '');
const stopOf = (call: CallJson | undefined): NaivePlace => ({
  id: `stop_point:${call?.arret.noArret}`,
  type: 'stop_point',
  name: call?.arret.nom ?? '',
  lat: call?.arret.latitude ?? 0,
  lon: call?.arret.longitude ?? 0,
});
const codeOf = ({ id }: NaivePlace) => id.replace('stop_point:', '');
const changeMs = 60_000;

/** Every direct way, and every way with one change, that leaves within two hours. */
export async function planNaively({ ask, query, now, places }: Planning): Promise<Reaction> {
  const find = async (id: string): Promise<NaivePlace | undefined> => {
    if (id.startsWith('stop_point:')) {
      const stop = await ask<StopJson | null>(`/horaire/Arret?noArret=${encodeURIComponent(id.slice(11))}`);
      return stop?.noArret ? stopOf({ arret: stop } as CallJson) : undefined;
    }
    const [lon, lat] = id.split(';').map(Number);
    const point = { id, type: 'address' as const, name: id, lat: lat ?? NaN, lon: lon ?? NaN };
    return places.find((place) => place.id === id) ?? (Number.isNaN(point.lat) ? undefined : point);
  };
  const [from, to] = await Promise.all([find(query.get('from') ?? ''), find(query.get('to') ?? '')]);
  // As Navitia does, without saying which of the two it is.
  if (!from || !to) return { status: 404, body: { error: { id: 'unknown_object' } } };
  const asked = readLocalTime(query.get('datetime') ?? '', zone)?.at ?? now;
  if (asked > Date.parse('2027-03-21T00:00:00Z'))
    return { status: 404, body: { error: { id: 'date_out_of_bounds' } } };
  const isArrival = query.get('datetime_represents') === 'arrival';
  const start = isArrival ? asked - 2 * 3_600_000 : asked;
  const around = async (place: NaivePlace) => {
    if (place.type === 'stop_point') return [place];
    const near = await ask<StopJson[]>(
      `/arretsProches?latitude=${place.lat}&longitude=${place.lon}&rayon=800&limite=4`,
    );
    return near.map((arret) => stopOf({ arret } as CallJson));
  };
  const [starts, ends] = await Promise.all([around(from), around(to)]);
  if (starts.length === 0 || ends.length === 0) {
    const id =
      starts.length > 0 ? 'no_destination' : ends.length > 0 ? 'no_origin' : 'no_origin_nor_destination';
    return { status: 404, body: { error: { id } } };
  }
  const trips = new Map<string, Promise<TripJson | null>>();
  const tripOf = ({ idVoyage, date }: DepartJson) => {
    const key = `/voyage?${new URLSearchParams({ idVoyage, date })}`;
    const known = trips.get(key) ?? ask<TripJson | null>(key);
    trips.set(key, known);
    return known;
  };
  const departuresAt = async (stop: NaivePlace, at: number) => {
    const moment =
      Math.abs(at - now) < 5 * 60_000 ? '' : `&moment=${encodeURIComponent(new Date(at).toISOString())}`;
    const answer = await ask<{ arrets?: { departs: DepartJson[] }[] }>(
      `/departs?arrets=${codeOf(stop)}&limite=4${moment}`,
    );
    return (answer.arrets?.[0]?.departs ?? []).filter(({ attendue }) => Date.parse(attendue) >= at);
  };
  const ridesFrom = async (stop: NaivePlace, at: number): Promise<Ride[]> => {
    const found = await Promise.all((await departuresAt(stop, at)).map(tripOf));
    return found.flatMap((trip) => {
      const on = trip?.passages.findIndex(({ arret }) => arret.noArret === codeOf(stop)) ?? -1;
      return trip && !trip.annule && on >= 0 ? [{ trip, on, off: -1 }] : [];
    });
  };
  const alightAt = (ride: Ride, stops: readonly NaivePlace[]): Ride[] =>
    stops.flatMap((stop) => {
      const off = ride.trip.passages.findIndex(
        ({ arret }, nth) => nth > ride.on && arret.noArret === codeOf(stop),
      );
      return off < 0 ? [] : [{ ...ride, off }];
    });
  const ways: Ride[][] = [];
  for (const stop of starts) {
    for (const first of await ridesFrom(stop, start + walkSeconds(from, stop) * 1000)) {
      ways.push(...alightAt(first, ends).map((ride) => [ride]));
      for (let off = first.on + 1; off < first.trip.passages.length; off += 1) {
        const change = { ...first, off };
        for (const second of await ridesFrom(stopOf(first.trip.passages[off]), arrives(change) + changeMs))
          if (second.trip.parcours.noParcours !== first.trip.parcours.noParcours)
            ways.push(...alightAt(second, ends).map((ride) => [change, ride]));
      }
    }
  }
  const journeys = ways
    .map((rides) => formatJourney(rides, from, to))
    .filter(({ arrival }) => !isArrival || arrival <= asked)
    .toSorted((one, two) => (isArrival ? two.departure - one.departure : one.arrival - two.arrival))
    .filter(({ key }, nth, all) => all.findIndex((other) => other.key === key) === nth)
    .slice(0, Number(query.get('count') ?? 5));
  if (journeys.length === 0) return { body: { error: { id: 'no_solution' }, journeys: [] } };
  return { body: { journeys: journeys.map(({ json }) => json), context: { timezone: zone } } };
}

function formatJourney(rides: readonly Ride[], from: NaivePlace, to: NaivePlace) {
  const [first, last] = [rides[0], rides.at(-1)];
  if (!first || !last) throw new Error('a way has rides');
  const [on, off] = [stopOf(first.trip.passages[first.on]), stopOf(last.trip.passages[last.off])];
  const [before, after] = [walkSeconds(from, on), walkSeconds(off, to)];
  const [departure, arrival] = [leaves(first) - before * 1000, arrives(last) + after * 1000];
  const walk = (one: NaivePlace, two: NaivePlace, at: number, seconds: number) =>
    seconds === 0
      ? []
      : [
          {
            type: 'street_network',
            mode: 'walking',
            duration: seconds,
            from: placeJson(one),
            to: placeJson(two),
            departure_date_time: local(at),
            arrival_date_time: local(at + seconds * 1000),
            path: [{ length: Math.round(seconds * 1.1), name: '', duration: seconds, direction: 0 }],
          },
        ];
  return {
    departure,
    arrival,
    key: rides.map(({ trip, on: at, off: end }) => `${trip.idVoyage} ${at} ${end}`).join('|'),
    json: {
      duration: (arrival - departure) / 1000,
      nb_transfers: rides.length - 1,
      departure_date_time: local(departure),
      arrival_date_time: local(arrival),
      status: '',
      tags: [],
      sections: [
        ...walk(from, on, departure, before),
        ...rides.map(formatRide),
        ...walk(off, to, arrives(last), after),
      ],
    },
  };
}

function formatRide({ trip, on, off }: Ride) {
  const calls = trip.passages.slice(on, off + 1);
  const [first, last] = [calls[0], calls.at(-1)];
  const { noParcours } = trip.parcours;
  return {
    type: 'public_transport',
    duration: (Date.parse(last?.attendue ?? '') - Date.parse(first?.attendue ?? '')) / 1000,
    from: placeJson(stopOf(first)),
    to: placeJson(stopOf(last)),
    departure_date_time: local(Date.parse(first?.attendue ?? '')),
    base_departure_date_time: local(Date.parse(first?.prevue ?? '')),
    arrival_date_time: local(Date.parse(last?.attendue ?? '')),
    base_arrival_date_time: local(Date.parse(last?.prevue ?? '')),
    data_freshness: first?.retard === null ? 'base_schedule' : 'realtime',
    display_informations: { code: noParcours, headsign: trip.nomDestination, direction: trip.nomDestination },
    links: [
      { type: 'vehicle_journey', id: `vehicle_journey:${trip.idVoyage}:${trip.date}` },
      { type: 'line', id: `line:${noParcours}` },
    ],
    stop_date_times: calls.map((call) => {
      const { id, name, lat, lon } = stopOf(call);
      const time = local(Date.parse(call.attendue));
      return {
        stop_point: { id, name, coord: { lon: String(lon), lat: String(lat) } },
        arrival_date_time: time,
        departure_date_time: time,
      };
    }),
    geojson: { type: 'LineString', coordinates: calls.map(({ arret }) => [arret.longitude, arret.latitude]) },
  };
}
