import { simulateFeed, type Simulation } from '#demo/simulator/simulate.ts';
import { metresBetween, type FeedEntity } from '#transit/index.ts';

type TripUpdate = NonNullable<FeedEntity['tripUpdate']>;
type Vehicle = NonNullable<FeedEntity['vehicle']>;

/** No bus drives faster than 72 km/h; a metre is left for rounding. */
const metresPerSecond = 20;
const slackMetres = 1;

/** What vehicle positions and trip updates say at one instant. */
export interface Frame {
  readonly now: number;
  /** By the number of the bus. */
  readonly vehicles: ReadonlyMap<string, Vehicle>;
  /** By trip id. */
  readonly updates: ReadonlyMap<string, TripUpdate>;
}

export function frameAt(simulation: Simulation, now: number): Frame {
  const entities = (feed: 'vehicle-positions' | 'trip-updates') =>
    simulateFeed(simulation, feed, now).entities;
  return {
    now,
    vehicles: new Map(
      entities('vehicle-positions').flatMap(({ vehicle }) =>
        vehicle ? [[vehicle.vehicle?.id ?? '', vehicle]] : [],
      ),
    ),
    updates: new Map(
      entities('trip-updates').flatMap(({ tripUpdate }) =>
        tripUpdate ? [[tripUpdate.trip.tripId ?? '', tripUpdate]] : [],
      ),
    ),
  };
}

const timesOf = ({ stopTimeUpdates }: TripUpdate) =>
  stopTimeUpdates.flatMap(({ stopSequence = 0, departure }) =>
    departure?.time === undefined ? [] : [{ stopSequence, time: departure.time }],
  );

/** Buses that drove backwards, or farther than a bus can drive, from one frame to the next. */
export function listWrongMoves(before: Frame | undefined, after: Frame): string[] {
  if (!before) return [];
  const seconds = (after.now - before.now) / 1000;
  return [...after.vehicles].flatMap(([id, bus]) => {
    const was = before.vehicles.get(id);
    if (!was?.position || !bus.position || was.trip?.tripId !== bus.trip?.tripId) return [];
    const metres = metresBetween(was.position, bus.position);
    const [from = 0, to = 0] = [was.currentStopSequence, bus.currentStopSequence];
    const words = `bus ${id} on ${bus.trip?.tripId} from ${from} to ${to}: ${metres} m in ${seconds} s`;
    return to < from || metres > metresPerSecond * seconds + slackMetres ? [words] : [];
  });
}

/** Where the two feeds contradict each other, or a trip its own order. */
export function listContradictions({ now, vehicles, updates }: Frame): string[] {
  const onTrip = new Map([...vehicles.values()].map((bus) => [bus.trip?.tripId ?? '', bus]));
  const faults: string[] = [];
  for (const [tripId, bus] of onTrip) {
    const update = updates.get(tripId);
    const next = update && timesOf(update).find(({ time }) => time * 1000 >= now);
    if (update?.vehicle?.id !== bus.vehicle?.id) faults.push(`${tripId} has another bus, or no prediction`);
    if (next?.stopSequence !== bus.currentStopSequence)
      faults.push(`${tripId} is before ${bus.currentStopSequence}, predicted at ${next?.stopSequence}`);
  }
  for (const [tripId, update] of updates) {
    const times = timesOf(update);
    const isRising = times.every(({ time }, place) => place === 0 || time > (times[place - 1]?.time ?? 0));
    if (!isRising) faults.push(`${tripId} goes back in time`);
    const [first, last] = [times[0], times.at(-1)];
    const isUnderWay = first && last && first.time * 1000 < now && last.time * 1000 >= now;
    if (isUnderWay && !onTrip.has(tripId)) faults.push(`${tripId} is under way and nowhere`);
  }
  return faults;
}
