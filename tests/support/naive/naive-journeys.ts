import { footway, instantOf, type NaiveNetwork, type NaiveNews, type NaiveStop } from './naive-network.ts';

export type NaiveEnd = { readonly stop: string } | { readonly latitude: number; readonly longitude: number };

export interface NaiveQuestion {
  readonly from: NaiveEnd;
  readonly to: NaiveEnd;
  /** The instant (ms) not to leave before. */
  readonly at: number;
  readonly timeZone: string;
  /** By `trip date`. */
  readonly news?: ReadonlyMap<string, NaiveNews>;
  readonly wheelchair?: boolean;
}

interface Connection {
  readonly key: string;
  readonly place: number;
  readonly from: string;
  readonly to: string;
  readonly departAt: number;
  readonly arriveAt: number;
  readonly canBoard: boolean;
  readonly canAlight: boolean;
}

/** A walk of at most 1,200 metres to a stop, 2,500 alone, half a kilometre as the crow flies between two buses. */
const toStopMetres = 1200;
const aloneMetres = 2500;
const betweenMetres = 500;
const changeMs = 60_000;

/**
 * The earliest arrival (ms) by a scan of every hop of every bus around a day in the order they leave; Infinity without
 * one. Nothing is laid out, remembered or left out for speed.
 */
export function scanJourneys(network: NaiveNetwork, question: NaiveQuestion): number {
  return openScan(network, question)(question);
}

/** The same for many questions about one day: hops are listed once. */
export function openScan(
  network: NaiveNetwork,
  { at, timeZone, news, wheelchair = false }: Omit<NaiveQuestion, 'from' | 'to'>,
): (question: Pick<NaiveQuestion, 'from' | 'to' | 'at'>) => number {
  const hops = listHops(network, { at, timeZone, news, wheelchair });
  const near = new Map<string, { readonly stop: string; readonly ms: number }[]>();
  const walksFrom = (stop: string) => {
    const known = near.get(stop);
    if (known) return known;
    const here = network.stops.get(stop) as NaiveStop;
    const found = [...network.stops].flatMap(([other, there]) => {
      const told = network.transfers.get(`${stop} ${other}`);
      const { straight, seconds } = footway(here, there);
      if (told?.kind === '3' || (!told && straight > betweenMetres)) return [];
      const isEasy = told !== undefined && (told.least !== '' || told.kind === '1');
      const least = Number(told?.least ?? 0) * 1000;
      return [{ stop: other, ms: Math.max(seconds * 1000 + (isEasy ? 0 : changeMs), least) }];
    });
    near.set(stop, found);
    return found;
  };
  return ({ from, to, at: leaveAt }) => {
    const ready = new Map([...walksTo(network, from)].map(([stop, ms]) => [stop, leaveAt + ms] as const));
    const egress = walksTo(network, to);
    const arrived = new Map<string, number>();
    /** From which place on one can be on a trip. */
    const boarded = new Map<string, number>();
    const alone = footway(pointOf(network, from), pointOf(network, to));
    let best = alone.metres <= aloneMetres ? leaveAt + alone.seconds * 1000 : Infinity;
    /** Rides one hop where it can; whether that changed anything. */
    const take = (hop: Connection): boolean => {
      const before = boarded.get(hop.key) ?? Infinity;
      const isNew = hop.place < before && hop.canBoard && (ready.get(hop.from) ?? Infinity) <= hop.departAt;
      if (isNew) boarded.set(hop.key, hop.place);
      if (hop.place < (isNew ? hop.place : before) || !hop.canAlight) return isNew;
      if (hop.arriveAt >= (arrived.get(hop.to) ?? Infinity)) return isNew;
      arrived.set(hop.to, hop.arriveAt);
      best = Math.min(best, hop.arriveAt + (egress.get(hop.to) ?? Infinity));
      for (const { stop, ms } of walksFrom(hop.to)) {
        if (hop.arriveAt + ms < (ready.get(stop) ?? Infinity)) ready.set(stop, hop.arriveAt + ms);
      }
      return true;
    };
    for (let first = 0; first < hops.length;) {
      const departAt = (hops[first] as Connection).departAt;
      let after = first;
      while (hops[after]?.departAt === departAt) after += 1;
      if (departAt >= best) break;
      // A ride and a change that take no time make another bus of the same second catchable: until nothing changes.
      const same = departAt < leaveAt ? [] : hops.slice(first, after);
      while (same.map(take).includes(true));
      first = after;
    }
    return best;
  };
}

function walksTo(network: NaiveNetwork, end: NaiveEnd): Map<string, number> {
  const point = pointOf(network, end);
  const walks = [...network.stops].flatMap(([stop, there]) => {
    const { metres, seconds } = footway(point, there);
    return metres <= toStopMetres ? [[stop, seconds * 1000] as const] : [];
  });
  if ('stop' in end) walks.push([end.stop, 0]);
  return new Map(walks);
}

/** Where an end of a journey is. */
export function pointOf(network: NaiveNetwork, end: NaiveEnd): { latitude: number; longitude: number } {
  return 'stop' in end ? (network.stops.get(end.stop) as NaiveStop) : end;
}

function listHops(
  { trips, stops, runsOn }: NaiveNetwork,
  { at, timeZone, news, wheelchair }: Omit<NaiveQuestion, 'from' | 'to'>,
): Connection[] {
  const isToldOfTrips = [...trips.values()].some(
    (trip) => trip.wheelchair === '1' || trip.wheelchair === '2',
  );
  const isToldOfStops = [...stops.values()].some(
    (stop) => stop.wheelchair === '1' || stop.wheelchair === '2',
  );
  const isOpen = (stop: string) => !wheelchair || !isToldOfStops || stops.get(stop)?.wheelchair === '1';
  const hops: Connection[] = [];
  for (let away = -2; away <= 2; away += 1) {
    const date = new Date(at + away * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    const origin = instantOf(date, 0, timeZone);
    for (const [id, trip] of trips) {
      const told = news?.get(`${id} ${date}`);
      if (!runsOn(trip.service, date) || told?.isCancelled) continue;
      if (wheelchair && isToldOfTrips && trip.wheelchair !== '1') continue;
      const late = told?.delay ?? 0;
      for (const [place, here] of trip.visits.slice(0, -1).entries()) {
        const there = trip.visits[place + 1];
        if (!there) continue;
        hops.push({
          key: `${id} ${date}`,
          place,
          from: here.stop,
          to: there.stop,
          departAt: origin + (here.departure + late) * 1000,
          arriveAt: origin + (there.arrival + late) * 1000,
          canBoard: here.hasPickup && !told?.skipped?.includes(place) && isOpen(here.stop),
          canAlight: there.hasDropOff && !told?.skipped?.includes(place + 1) && isOpen(there.stop),
        });
      }
    }
  }
  return hops.sort((one, two) => one.departAt - two.departAt || one.place - two.place);
}
