import type { OnRequest } from './access.ts';
import { lineRefOf, type LineRef } from './line.ts';
import type { LineStop } from './line-sheet.ts';
import { walkMinutesBetween } from './stop.ts';

/** A stop of a line as its page draws it. */
export interface DrawnStop {
  readonly code: string;
  readonly name: string;
  readonly isAlightingOnly?: true;
  readonly onRequest?: OnRequest;
  readonly platform?: string;
  /** Where no bus stops that day: what to do instead, if the line has a stop nearby. */
  readonly unserved?: { readonly instead?: StopInstead };
  /** The lines that join here: those that run beside the line are named where they come to it. */
  readonly lines?: readonly LineRef[];
}

export interface StopInstead {
  readonly code: string;
  readonly name: string;
  readonly walkMinutes: number;
}

/** Nobody walks farther to another stop of the same line. */
const farthest = 15;

/** The stops of a direction, and nothing of them that is not drawn. */
export function drawnStops(stops: readonly LineStop[]): DrawnStop[] {
  // On a day without any bus no stop is left out.
  const doesRun = stops.some(({ isServed }) => isServed);
  return stops.map((stop, index) => {
    const { code, name, isAlightingOnly, onRequest, platform } = stop;
    const isServed = stop.isServed || !doesRun;
    const lines = joining(stop, stops[index - 1]);
    const instead = isServed ? undefined : (toldInstead(stop) ?? nearestServed(stops, index));
    return {
      code,
      name,
      ...(platform !== undefined && { platform }),
      ...(isAlightingOnly && isServed && { isAlightingOnly }),
      ...(onRequest && isServed && { onRequest }),
      ...(!isServed && { unserved: instead ? { instead } : {} }),
      ...(lines.length > 0 && { lines }),
    };
  });
}

/** Who closed the stop knows best where to board. */
function toldInstead({ replacement }: LineStop): StopInstead | undefined {
  if (!replacement) return undefined;
  const { stop, walkMinutes: minutes } = replacement;
  return { code: stop.code, name: stop.name, walkMinutes: minutes };
}

function joining({ lines }: LineStop, before: LineStop | undefined): LineRef[] {
  const known = new Set(before?.lines.map(({ number }) => number));
  const once = new Map(lines.map((line) => [line.number, line]));
  return [...once.values()].filter(({ number }) => !known.has(number)).map(lineRefOf);
}

/** The stop before or the stop after, whichever is nearer on foot. */
function nearestServed(stops: readonly LineStop[], index: number): StopInstead | undefined {
  const here = stops[index];
  if (!here) return undefined;
  const canBeUsed = ({ isServed, isAlightingOnly }: LineStop) => isServed && !isAlightingOnly;
  const [nearest] = [stops.slice(0, index).findLast(canBeUsed), stops.slice(index + 1).find(canBeUsed)]
    .flatMap((stop) => stop ?? [])
    .map((stop) => ({
      code: stop.code,
      name: stop.name,
      walkMinutes: walkMinutesBetween(here, stop),
    }))
    .toSorted((one, two) => one.walkMinutes - two.walkMinutes);
  return nearest && nearest.walkMinutes <= farthest ? nearest : undefined;
}

/** Where a rider of a direction boards, unless they chose a stop: the first one where that is possible. */
export function firstToBoard(stops: readonly DrawnStop[]): DrawnStop | undefined {
  return stops.find(({ unserved, isAlightingOnly }) => !unserved && !isAlightingOnly) ?? stops[0];
}
