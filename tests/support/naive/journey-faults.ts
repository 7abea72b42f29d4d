import { formatServiceDate } from '#lib/time/service-date.ts';
import type { Edition, Journey, RideLeg } from '#transit/index.ts';
import { footway, instantOf, type NaiveNetwork, type NaiveStop, type NaiveTrip } from './naive-network.ts';
import { pointOf, type NaiveEnd, type NaiveQuestion } from './naive-journeys.ts';

/** What is wrong with a journey, by the tables and by what was told of the day: nothing, when a rider can make it. */
export function faultsOfJourney(
  { timetable }: Edition,
  network: NaiveNetwork,
  journey: Journey,
  { from, to, timeZone, news, wheelchair }: Omit<NaiveQuestion, 'at'>,
): string[] {
  const faults: string[] = [];
  const idOf = (stop: number) => timetable.stops[stop]?.id ?? '';
  const [first, last] = [journey.legs[0], journey.legs.at(-1)];
  const isAtStop = (end: NaiveEnd, stop: number | undefined) =>
    stop === -1 ||
    footway(pointOf(network, end), network.stops.get(idOf(stop ?? -1)) as NaiveStop).metres === 0;
  if (!isAtStop(from, first?.from) || !isAtStop(to, last?.to)) faults.push('it begins or ends elsewhere');
  let [at, place] = [journey.departAt, first?.from ?? -1];
  let previous: RideLeg | undefined;
  for (const leg of journey.legs) {
    if (leg.from !== place) faults.push(`it leaves ${leg.from}, but is at ${place}`);
    if (leg.departAt < at) faults.push(`a leg leaves at ${leg.departAt}, before ${at}`);
    if (leg.arriveAt < leg.departAt) faults.push('a leg arrives before it leaves');
    if (leg.kind === 'ride') {
      faults.push(...faultsOfRide(leg));
      if (previous) faults.push(...faultsOfChange(previous, leg));
      previous = leg;
    }
    [at, place] = [leg.arriveAt, leg.to];
  }
  if (at !== journey.arriveAt) faults.push('it does not end when it says');
  return faults;

  function faultsOfRide(leg: RideLeg): string[] {
    const id = timetable.tripId(leg.trip);
    const date = formatServiceDate(leg.date);
    const trip = network.trips.get(id) as NaiveTrip;
    const told = news?.get(`${id} ${date}`);
    const [boarding, alighting] = [trip.visits[leg.boarding], trip.visits[leg.alighting]];
    const timeOf = (seconds: number) => instantOf(date, seconds + (told?.delay ?? 0), timeZone);
    const checks: readonly (readonly [boolean, string])[] = [
      [!network.runsOn(trip.service, date), 'does not run'],
      [told?.isCancelled === true, 'is cancelled'],
      [leg.alighting <= leg.boarding, 'goes backwards'],
      [boarding?.stop !== idOf(leg.from) || alighting?.stop !== idOf(leg.to), 'stops elsewhere'],
      [!boarding?.hasPickup || !alighting?.hasDropOff, 'takes or leaves nobody there'],
      [told?.skipped?.includes(leg.boarding) === true, 'passes by where it is boarded'],
      [told?.skipped?.includes(leg.alighting) === true, 'passes by where it is left'],
      [timeOf(boarding?.departure ?? 0) !== leg.departAt, 'leaves at another time'],
      [timeOf(alighting?.arrival ?? 0) !== leg.arriveAt, 'arrives at another time'],
      [wheelchair === true && isClosed(network.trips, id), 'takes no wheelchairs'],
      [
        wheelchair === true && [leg.from, leg.to].some((stop) => isClosed(network.stops, idOf(stop))),
        'stops where wheelchairs cannot board',
      ],
    ];
    return checks.filter(([isWrong]) => isWrong).map(([, fault]) => `${id} on ${date} ${fault}`);
  }

  function faultsOfChange(before: RideLeg, after: RideLeg): string[] {
    const told = network.transfers.get(`${idOf(before.to)} ${idOf(after.from)}`);
    if (told?.kind === '3') return ['it changes where one cannot'];
    const { seconds } = footway(
      network.stops.get(idOf(before.to)) as NaiveStop,
      network.stops.get(idOf(after.from)) as NaiveStop,
    );
    const least = Math.max(seconds, Number(told?.least ?? 0)) * 1000;
    return after.departAt - before.arriveAt < least ? ['there is no time to change'] : [];
  }
}

/** What takes no wheelchairs, or does not say that it does where others say it of themselves. */
function isClosed(parts: ReadonlyMap<string, { readonly wheelchair: string }>, id: string): boolean {
  const isTold = [...parts.values()].some(({ wheelchair }) => wheelchair === '1' || wheelchair === '2');
  return isTold && parts.get(id)?.wheelchair !== '1';
}
