import type { LinePlan, PeriodRule } from '../city-plan.ts';
import type { Direction } from '../network/network.ts';

/** Parts of the day in which a trip takes about the same time, by the minute it begins. */
const paces = [
  { until: 390, factor: 0.86 },
  { until: 540, factor: 1.1 },
  { until: 900, factor: 1 },
  { until: 1110, factor: 1.15 },
  { until: 1320, factor: 0.93 },
  { until: Infinity, factor: 0.82 },
] as const;

export function paceAt(minute: number): number {
  return paces.findIndex(({ until }) => minute < until);
}

/** Whole minutes from the first stop to each stop, for a part of the day and a period. */
export function minutesAlong(direction: Direction, pace: number, period: PeriodRule): Uint16Array {
  const { line, kind, stops } = direction;
  const { kmh, stopMinutes } = kind;
  const fair = stops.map(({ km }, index) => (km / kmh) * 60 + index * stopMinutes);
  const promised = promisedFactor(line, fair.at(-1) ?? 0);
  const factor = promised ?? (paces[pace]?.factor ?? 1) * period.slowness;
  return Uint16Array.from(fair, (minute) => Math.round(minute * factor));
}

/** Where content promises a time, neither traffic nor weather changes it. */
function promisedFactor({ promisedMinutes }: LinePlan, fair: number): number | undefined {
  return promisedMinutes === undefined || fair === 0 ? undefined : promisedMinutes / fair;
}
