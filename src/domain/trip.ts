import type { Moment } from '#lib/time/moment.ts';
import type { OnRequest, TripAlong } from './access.ts';
import {
  staleAfterMs,
  type Departure,
  type DepartureState,
  type Every,
  type LiveTrust,
} from './departure.ts';
import type { LineDirectionRef } from './line.ts';
import { withMode } from './mode.ts';
import type { BusPlace } from './line-sheet.ts';
import type { NoticeRef, Replacement } from './notices/notice-ref.ts';
import type { Stop } from './stop.ts';

/** One run of a bus along a line, on one service date. */
export interface Trip extends LineDirectionRef {
  /** The moment this is true for. */
  readonly at: number;
  readonly tripId: string;
  readonly tripDate: string;
  readonly isCancelled: boolean;
  readonly trust: LiveTrust;
  /** The departure from each stop, and the arrival at the last one. */
  readonly calls: readonly TripCall[];
  /** Where riders get on or off between its stops. */
  readonly along?: readonly TripAlong[];
  readonly bus?: TripBus;
  /** Those felt on it, the gravest first. */
  readonly notices?: readonly NoticeRef[];
}

export interface TripCall extends Stop {
  readonly planned: Moment;
  readonly expected: Moment;
  readonly isLive: boolean;
  readonly hasPassed: boolean;
  readonly isSkipped: boolean;
  readonly isAlightingOnly: boolean;
  /** The timetable gives no exact time there. */
  readonly isApproximate: boolean;
  /** How often one comes, where there are no times at all. */
  readonly every?: Every;
  /** Whom to ask beforehand, where it stops on request alone. */
  readonly onRequest?: OnRequest;
  /** Where to board instead, where it does not stop. */
  readonly replacement?: Replacement;
}

export interface TripBus extends BusPlace {
  /** Which call, counted from 0, it is at or comes to next. */
  readonly nextCall?: number;
}

/** The call of a trip at a stop: a loop comes by twice, and then the one that is still ahead counts. */
export function findCall({ calls }: Trip, code: string): number | undefined {
  const places = calls.flatMap((call, place) => (call.code === code ? place : []));
  return places.find((place) => !calls[place]?.hasPassed) ?? places.at(-1);
}

/** From here on a rider is told that the bus is late. */
const lateMs = 120_000;

/** Whether the bus is so late at a stop that both times are shown. */
export function isLate({ isLive, planned, expected }: TripCall): boolean {
  return isLive && expected.at - planned.at >= lateMs;
}

export function stateOfCall({ isCancelled }: Pick<Trip, 'isCancelled'>, call: TripCall): DepartureState {
  if (isCancelled) return 'cancelled';
  if (call.isSkipped) return 'skipped';
  if (call.isAlightingOnly) return 'alighting';
  if (!call.isLive) return 'planned';
  return isLate(call) ? 'late' : 'live';
}

/** A call of a trip as boards show it. */
export function departureOf(trip: Trip, call: TripCall): Departure {
  const { number, serviceTypeCode, direction, towards, tripId, tripDate } = trip;
  const { planned, expected, every, onRequest } = call;
  const ref = { number, serviceTypeCode, ...withMode(trip), direction, towards, tripId, tripDate };
  return {
    ...ref,
    planned,
    expected,
    state: stateOfCall(trip, call),
    day: tripDate,
    ...(every && { every }),
    ...(onRequest && { onRequest }),
  };
}

/**
 * A trip as it stands at a later moment. Once nothing was heard for two minutes only the planned times are left of it,
 * and the bus is not shown where it was; where there is no bus to see, stops are left behind as their times go by.
 */
export function tripAt(trip: Trip, now: number): Trip {
  const isStale = trip.trust.kind === 'live' && now - trip.at >= staleAfterMs;
  const { bus: _bus, ...rest } = trip;
  const known: Trip = isStale
    ? { ...rest, trust: { ...trip.trust, kind: 'stale' }, calls: trip.calls.map(asPlannedCall) }
    : trip;
  if (known.bus) return known;
  const isBehind = (call: TripCall) => !call.hasPassed && call.expected.at < now;
  if (!known.calls.some(isBehind)) return known;
  return {
    ...known,
    calls: known.calls.map((call) => (isBehind(call) ? { ...call, hasPassed: true } : call)),
  };
}

function asPlannedCall(call: TripCall): TripCall {
  return call.isLive && !call.hasPassed ? { ...call, isLive: false, expected: call.planned } : call;
}

/** Between which calls the bus is, and how far it has come from the one before; none before its first stop. */
export function busBetween({
  bus,
  calls,
}: Trip): { readonly after: number; readonly progress: number } | undefined {
  if (bus?.nextCall === undefined || bus.nextCall < 1 || bus.nextCall >= calls.length) return undefined;
  return { after: bus.nextCall - 1, progress: bus.isStanding ? 1 : (bus.progress ?? middle) };
}

const middle = 0.5;

/** Stops that lie behind, up to the one that the bus left last: they can be folded away. `to` is not one of them. */
export function passedBefore({ calls }: Trip, yours: number): number {
  const last = calls.findLastIndex(({ hasPassed }) => hasPassed);
  return Math.max(0, Math.min(last, yours));
}
