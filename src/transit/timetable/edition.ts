import type { Operator } from '#domain/operator.ts';
import { createServiceClock, type ServiceClock } from '#lib/time/service-clock.ts';
import { listDirections, type LineDirection } from './line-direction.ts';
import { serviceTypeOf } from './service-type.ts';
import { createStopDays, type StopDays } from './stop-day.ts';
import type { Timetable } from './timetable.ts';

/** What the engine needs to know of the operator. */
export type OperatorRules = Pick<
  Operator,
  'timeZone' | 'serviceDayStartsAtHour' | 'serviceTypes' | 'directionCodes'
>;

/**
 * A timetable in service, with everything that is derived from it. A request takes the current edition once and asks
 * nothing else, so a feed that arrives meanwhile changes no answer half-way.
 */
export interface Edition {
  readonly timetable: Timetable;
  readonly clock: ServiceClock;
  readonly stopDays: StopDays;
  /** By line, direction 0 first. */
  readonly directions: readonly (readonly LineDirection[])[];
  findDirection(line: number, code: string): LineDirection | undefined;
  /** The way a trip of a pattern goes. */
  directionOf(pattern: number): LineDirection;
  serviceTypeOf(line: number): number;
}

export function createEdition(timetable: Timetable, rules: OperatorRules): Edition {
  const directions = listDirections(timetable, rules.directionCodes);
  const types = timetable.lines.map((line) => serviceTypeOf(line, rules.serviceTypes));
  const ways = new Map(directions.flat().flatMap((way) => way.patterns.map((pattern) => [pattern, way])));
  return {
    timetable,
    clock: createServiceClock(rules.timeZone, rules.serviceDayStartsAtHour),
    stopDays: createStopDays(timetable),
    directions,
    findDirection: (line, code) => directions[line]?.find((way) => way.code === code),
    directionOf: (pattern) => ways.get(pattern) as LineDirection,
    serviceTypeOf: (line) => types[line] ?? 0,
  };
}
