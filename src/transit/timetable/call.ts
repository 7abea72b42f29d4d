/**
 * A call is one visit of a trip at a stop: departure time, trip and position in one number, so that a sorted list of
 * calls is a sorted `Float64Array`, in the order of time, then trip_id, then place on the trip.
 */
export type Call = number;

const positionBits = 10;
const tripBits = 24;
const positions = 2 ** positionBits;
const trips = 2 ** tripBits;
const callSecond = positions * trips;

/** What the packing can hold; an import refuses longer trips, more trips and later times. */
export const callLimits = { positions, trips, seconds: 2 ** (53 - positionBits - tripBits) } as const;

export function packCall(seconds: number, trip: number, position: number): Call {
  return seconds * callSecond + trip * positions + position;
}

/** No call at this time or later is less than it. */
export function earliestCallAt(seconds: number): Call {
  return seconds * callSecond;
}

export function timeOfCall(call: Call): number {
  return Math.floor(call / callSecond);
}

/** By subtraction: the remainder of a division of doubles takes several times as long. */
export function tripOfCall(call: Call): number {
  return Math.floor((call - Math.floor(call / callSecond) * callSecond) / positions);
}

export function positionOfCall(call: Call): number {
  return call - Math.floor(call / positions) * positions;
}
