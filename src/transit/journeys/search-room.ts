import { never } from './never.ts';

/** The memory of one search. It is dear to ask for: what a search is done with waits for the next one. */
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
  /** For each day of the search, the earliest trip that somebody is on. */
  readonly aboard: Uint16Array[];
}

/** The room that nobody is in; there is seldom more than one search at a time. */
let free: SearchRoom | undefined;

/** A room with no label in it. */
export function takeRoom(stops: number, stride: number): SearchRoom {
  const isFit = free?.egress.length === stops && free.arrived.length === stops * stride;
  const room = free && isFit ? free : makeRoom(stops, stride);
  free = undefined;
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
    aboard: [],
  };
}

/** A search that is over gives its room to the next one. */
export function leaveRoom(room: SearchRoom): void {
  free = room;
}

/** Later than every trip of a lane. */
const nobody = 0xffff;

/** Room for who is on which trip of a day: as large as asked for, or larger, with nobody in it. */
export function takeAboard({ aboard }: SearchRoom, day: number, size: number): Uint16Array {
  const known = aboard[day];
  const seats = known && known.length >= size ? known : new Uint16Array(size);
  aboard[day] = seats;
  return seats.fill(nobody, 0, size);
}
