import { alongAccess, callBits, columns, partOf, stopAccess } from './columns.ts';
import { listTripsOfPattern, stopsOfPattern } from './patterns.ts';
import type { Timetable } from './timetable.ts';
import { patternOfTrip } from './trips.ts';

/** Whom riders ask beforehand: the agency by phone, or the driver. */
export type Asking = 'phone' | 'driver';

/** Where a bus stops on request alone: how to get on, and how to get off; what is not here goes without asking. */
export interface OnRequest {
  readonly boarding?: Asking;
  readonly alighting?: Asking;
}

/** How riders get on or off between two stops: anywhere by a sign, or as `Asking`. */
export type Along = 'anywhere' | Asking;

export interface RideAlong {
  readonly boarding?: Along;
  readonly alighting?: Along;
}

/** From one position of a trip to another, riders get on or off between the stops too. */
export interface AlongStretch extends RideAlong {
  readonly from: number;
  readonly to: number;
}

const asked: Readonly<Record<number, Asking>> = {
  [stopAccess.phone]: 'phone',
  [stopAccess.driver]: 'driver',
};

const along: Readonly<Record<number, Along>> = {
  [alongAccess.anywhere]: 'anywhere',
  [alongAccess.phone]: 'phone',
  [alongAccess.driver]: 'driver',
};

/** What riders have to ask for at a stop of a trip; nobody boards at its last stop, or alights at its first. */
export function onRequestAt(timetable: Timetable, trip: number, position: number): OnRequest | undefined {
  return onRequestOfPattern(timetable, patternOfTrip(timetable, trip), position);
}

/** The same by its pattern. Boards ask for every departure: most have no flags at all, and nothing is made for them. */
export function onRequestOfPattern(
  timetable: Timetable,
  pattern: number,
  position: number,
): OnRequest | undefined {
  const { patternOffset, patternFlags } = timetable[columns];
  const cell = (patternOffset[pattern] as number) + position;
  const flags = patternFlags[cell] as number;
  if (flags === 0) return undefined;
  const isLast = cell + 1 === patternOffset[pattern + 1];
  const boarding = isLast ? undefined : asked[partOf(flags, callBits.boarding)];
  const alighting = position === 0 ? undefined : asked[partOf(flags, callBits.alighting)];
  if (!boarding && !alighting) return undefined;
  return { ...(boarding && { boarding }), ...(alighting && { alighting }) };
}

/** Where a trip takes riders on or lets them off between its stops, in the order of travel. */
export function listAlong(timetable: Timetable, trip: number): readonly AlongStretch[] {
  return stretchesOf(timetable, patternOfTrip(timetable, trip));
}

/** How trips take riders on or let them off between stops: everywhere, or in part. */
export interface AlongKind extends RideAlong {
  readonly isEverywhere: boolean;
}

/** Each way in which some trip of these patterns does so, that of most patterns first. */
export function summarizeAlong(timetable: Timetable, patterns: readonly number[]): readonly AlongKind[] {
  const running = patterns.filter((pattern) => listTripsOfPattern(timetable, pattern).length > 0);
  const kinds = new Map<string, { readonly ride: RideAlong; in: number; whole: number }>();
  for (const pattern of running) {
    const last = stopsOfPattern(timetable, pattern).length - 1;
    const told = new Set<string>();
    for (const { from, to, ...ride } of stretchesOf(timetable, pattern)) {
      const key = keyOf(ride);
      const kind = kinds.get(key) ?? { ride, in: 0, whole: 0 };
      kinds.set(key, kind);
      if (!told.has(key)) kind.in += 1;
      told.add(key);
      if (from === 0 && to === last) kind.whole += 1;
    }
  }
  return [...kinds.values()]
    .sort((one, two) => two.in - one.in)
    .map(({ ride, whole }) => ({ ...ride, isEverywhere: whole === running.length }));
}

const keyOf = ({ boarding, alighting }: RideAlong) => `${boarding} ${alighting}`;

function stretchesOf(timetable: Timetable, pattern: number): readonly AlongStretch[] {
  const { patternOffset, patternFlags } = timetable[columns];
  const flags = patternFlags.subarray(patternOffset[pattern], patternOffset[pattern + 1]);
  const stretches: AlongStretch[] = [];
  for (const [position, flag] of flags.entries()) {
    const boarding = along[partOf(flag, callBits.boardingAlong)];
    const alighting = along[partOf(flag, callBits.alightingAlong)];
    if (!boarding && !alighting) continue;
    const ride = { ...(boarding && { boarding }), ...(alighting && { alighting }) };
    const before = stretches.at(-1);
    if (before?.to === position && keyOf(before) === keyOf(ride))
      stretches[stretches.length - 1] = { ...before, to: position + 1 };
    else stretches.push({ ...ride, from: position, to: position + 1 });
  }
  return stretches;
}
