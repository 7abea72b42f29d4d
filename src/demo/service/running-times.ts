import type { LinePlan, ServiceDay } from '../city-plan.ts';
import type { Direction } from '../network/network.ts';
import type { Service } from './service-calendar.ts';

/** How long a trip takes compared with midday, by the minute it begins; between two of these it changes evenly. */
type Pace = readonly [minute: number, factor: number];

const withRushHours: readonly Pace[] = [
  [360, 0.86],
  [420, 1.1],
  [510, 1.1],
  [570, 1],
  [870, 1],
  [930, 1.15],
  [1065, 1.15],
  [1140, 0.93],
  [1290, 0.93],
  [1350, 0.82],
];
const withoutRushHours: readonly Pace[] = [
  [480, 0.88],
  [660, 1],
  [1020, 1],
  [1200, 0.9],
  [1350, 0.82],
];

/**
 * In hundredths, so that trips that begin about the same time share one list of times. It changes little from one
 * trip to the next, so that no bus catches up with the one before it.
 */
export function paceAt(day: ServiceDay, minute: number): number {
  const paces = day === 'samedi' || day === 'dimanche' ? withoutRushHours : withRushHours;
  const next = paces.findIndex(([from]) => minute < from);
  const [until, later] = paces.at(next) as Pace;
  const [since, factor] = next > 0 ? (paces[next - 1] as Pace) : [until, later];
  const share = until === since ? 0 : (minute - since) / (until - since);
  return Math.round((factor + (later - factor) * share) * 100) / 100;
}

/** Whole seconds from the first stop to each stop. */
export function secondsAlong(direction: Direction, pace: number, { period }: Service): Uint16Array {
  const { line, kind, stops } = direction;
  const { kmh, stopMinutes } = kind;
  const fair = stops.map(({ km }, index) => (km / kmh) * 3600 + index * stopMinutes * 60);
  const factor = promisedFactor(line, fair.at(-1) ?? 0) ?? pace * period.slowness;
  return Uint16Array.from(fair, (seconds) => Math.round(seconds * factor));
}

/** Where content promises a time, neither traffic nor weather changes it. */
function promisedFactor({ promisedMinutes }: LinePlan, fairSeconds: number): number | undefined {
  return promisedMinutes === undefined || fairSeconds === 0
    ? undefined
    : (promisedMinutes * 60) / fairSeconds;
}
