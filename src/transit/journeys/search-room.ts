import { never } from './never.ts';

/** The memory of one search. It is dear to ask for, and searches come one after the other: they take turns with it. */
export interface SearchRoom {
  readonly arrived: Int32Array;
  readonly ready: Int32Array;
  readonly rideDay: Uint8Array;
  readonly rideLane: Uint32Array;
  readonly rideColumn: Uint32Array;
  readonly rideBoarding: Uint16Array;
  readonly rideAlighting: Uint16Array;
  readonly walkedFrom: Int32Array;
  readonly egress: Int32Array;
  readonly marked: Uint32Array;
  readonly isMarked: Uint8Array;
  readonly left: Uint32Array;
  readonly isLeft: Uint8Array;
}

const kept: { stops: number; stride: number; room: SearchRoom | undefined } = {
  stops: 0,
  stride: 0,
  room: undefined,
};

/** A room with no label in it: whoever had it before has no more use of it. */
export function takeRoom(stops: number, stride: number): SearchRoom {
  const known = kept.stops === stops && kept.stride === stride ? kept.room : undefined;
  const room = known ?? makeRoom(stops, stride);
  Object.assign(kept, { stops, stride, room });
  room.arrived.fill(never);
  room.ready.fill(never);
  room.egress.fill(never);
  room.isMarked.fill(0);
  room.isLeft.fill(0);
  return room;
}

function makeRoom(stops: number, stride: number): SearchRoom {
  const labels = stops * stride;
  return {
    arrived: new Int32Array(labels),
    ready: new Int32Array(labels),
    rideDay: new Uint8Array(labels),
    rideLane: new Uint32Array(labels),
    rideColumn: new Uint32Array(labels),
    rideBoarding: new Uint16Array(labels),
    rideAlighting: new Uint16Array(labels),
    walkedFrom: new Int32Array(labels),
    egress: new Int32Array(stops),
    marked: new Uint32Array(stops),
    isMarked: new Uint8Array(stops),
    left: new Uint32Array(stops),
    isLeft: new Uint8Array(stops),
  };
}

const keptAboard: Uint16Array[] = [];
/** Later than every trip of a lane. */
const nobody = 0xffff;

/** Room for who is on which trip of a day: as large as asked for, or larger, with nobody in it. */
export function takeAboard(day: number, size: number): Uint16Array {
  const known = keptAboard[day];
  const room = known && known.length >= size ? known : new Uint16Array(size);
  keptAboard[day] = room;
  return room.fill(nobody, 0, size);
}
