/**
 * The rides of one service date, laid out to be searched. Trips of one pattern stand in lanes: in a lane no trip
 * overtakes another, so that the first one to board is also the first to arrive everywhere. Times are seconds of the
 * service date. The cell of a column (a trip) and a position of a lane is
 * `timeOffset[lane] + column * length + position`, the length being the number of its stops: riding on reads times that
 * lie side by side.
 */
export interface RideTable {
  /** The first and the last departure of any trip. */
  readonly firstDeparture: number;
  readonly lastDeparture: number;
  readonly lanes: number;
  readonly laneLine: Uint32Array;
  /** The positions of a lane: their stops, and whether nobody boards or alights there. */
  readonly stopOffset: Uint32Array;
  readonly stops: Uint32Array;
  readonly noBoarding: Uint8Array;
  readonly noAlighting: Uint8Array;
  /** The trips of a lane, in their order. */
  readonly tripOffset: Uint32Array;
  readonly trips: Uint32Array;
  readonly timeOffset: Uint32Array;
  readonly arrivals: Int32Array;
  readonly departures: Int32Array;
  /** Where a stop can be boarded: lanes, and positions on them. */
  readonly boardingOffset: Uint32Array;
  readonly boardingLane: Uint32Array;
  readonly boardingPosition: Uint32Array;
}

/** Some trips of one pattern that keep their order, before they are laid out. */
export interface Lane {
  readonly line: number;
  readonly stops: ArrayLike<number>;
  readonly noBoarding: Uint8Array;
  readonly noAlighting: Uint8Array;
  readonly trips: readonly TimedTrip[];
}

export interface TimedTrip {
  readonly trip: number;
  readonly arrivals: Int32Array;
  readonly departures: Int32Array;
}

export function layOutRides(lanes: readonly Lane[], stopCount: number): RideTable {
  const stopOffset = offsetsOf(lanes, ({ stops }) => stops.length);
  const tripOffset = offsetsOf(lanes, ({ trips }) => trips.length);
  const timeOffset = offsetsOf(lanes, ({ stops, trips }) => stops.length * trips.length);
  const cells = timeOffset[lanes.length] as number;
  const table = {
    lanes: lanes.length,
    laneLine: Uint32Array.from(lanes, ({ line }) => line),
    stopOffset,
    stops: new Uint32Array(stopOffset[lanes.length] as number),
    noBoarding: new Uint8Array(stopOffset[lanes.length] as number),
    noAlighting: new Uint8Array(stopOffset[lanes.length] as number),
    tripOffset,
    trips: new Uint32Array(tripOffset[lanes.length] as number),
    timeOffset,
    arrivals: new Int32Array(cells),
    departures: new Int32Array(cells),
  };
  for (const [lane, { stops, noBoarding, noAlighting, trips }] of lanes.entries()) {
    table.stops.set(stops, stopOffset[lane]);
    table.noBoarding.set(noBoarding, stopOffset[lane]);
    table.noAlighting.set(noAlighting, stopOffset[lane]);
    for (const [column, { trip, arrivals, departures }] of trips.entries()) {
      table.trips[(tripOffset[lane] as number) + column] = trip;
      const first = (timeOffset[lane] as number) + column * stops.length;
      table.arrivals.set(arrivals, first);
      table.departures.set(departures, first);
    }
  }
  return { ...table, ...edgesOf(table.departures), ...indexBoardings(table, stopCount) };
}

function offsetsOf<Item>(items: readonly Item[], size: (item: Item) => number): Uint32Array {
  const offsets = new Uint32Array(items.length + 1);
  for (const [at, item] of items.entries()) offsets[at + 1] = (offsets[at] as number) + size(item);
  return offsets;
}

function edgesOf(departures: Int32Array): Pick<RideTable, 'firstDeparture' | 'lastDeparture'> {
  let [firstDeparture, lastDeparture] = [Infinity, -Infinity];
  for (const time of departures) {
    if (time < firstDeparture) firstDeparture = time;
    if (time > lastDeparture) lastDeparture = time;
  }
  return { firstDeparture, lastDeparture };
}

/** For each stop, the lanes that can be boarded there. */
export function indexBoardings(
  table: Pick<RideTable, 'lanes' | 'stopOffset' | 'stops' | 'noBoarding'>,
  stopCount: number,
): Pick<RideTable, 'boardingOffset' | 'boardingLane' | 'boardingPosition'> {
  const { lanes, stopOffset, stops, noBoarding } = table;
  const boardingOffset = new Uint32Array(stopCount + 1);
  for (let cell = 0; cell < stops.length; cell += 1) {
    if (noBoarding[cell] === 0) (boardingOffset[(stops[cell] as number) + 1] as number) += 1;
  }
  for (let stop = 0; stop < stopCount; stop += 1) {
    (boardingOffset[stop + 1] as number) += boardingOffset[stop] as number;
  }
  const next = boardingOffset.slice();
  const boardingLane = new Uint32Array(boardingOffset[stopCount] as number);
  const boardingPosition = new Uint32Array(boardingLane.length);
  for (let lane = 0; lane < lanes; lane += 1) {
    const first = stopOffset[lane] as number;
    for (let cell = first; cell < (stopOffset[lane + 1] as number); cell += 1) {
      if (noBoarding[cell] !== 0) continue;
      const stop = stops[cell] as number;
      const place = next[stop] as number;
      boardingLane[place] = lane;
      boardingPosition[place] = cell - first;
      next[stop] = place + 1;
    }
  }
  return { boardingOffset, boardingLane, boardingPosition };
}
