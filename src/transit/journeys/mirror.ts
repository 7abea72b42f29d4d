import { indexBoardings, type RideTable } from './ride-table.ts';

/**
 * The same rides seen from the other end of time: minus an arrival is a departure, the last stop is the first. The
 * earliest arrival among them is the latest departure, so that one search answers both questions. Lanes keep their
 * numbers; positions and columns are counted from the other end.
 */
export function mirrorRides(table: RideTable, stopCount: number): RideTable {
  const { lanes, stopOffset, tripOffset, timeOffset } = table;
  const stops = table.stops.slice();
  const noBoarding = table.noAlighting.slice();
  const noAlighting = table.noBoarding.slice();
  const trips = table.trips.slice();
  const arrivals = table.departures.map((time) => -time);
  const departures = table.arrivals.map((time) => -time);
  for (let lane = 0; lane < lanes; lane += 1) {
    const [first, end] = [stopOffset[lane], stopOffset[lane + 1]];
    for (const column of [stops, noBoarding, noAlighting]) column.subarray(first, end).reverse();
    trips.subarray(tripOffset[lane], tripOffset[lane + 1]).reverse();
    // Both the trips and the positions of each turn round, so the whole block does.
    for (const column of [arrivals, departures])
      column.subarray(timeOffset[lane], timeOffset[lane + 1]).reverse();
  }
  return {
    ...table,
    firstDeparture: -latest(table.arrivals),
    lastDeparture: -earliest(table.arrivals),
    stops,
    noBoarding,
    noAlighting,
    trips,
    arrivals,
    departures,
    ...indexBoardings({ lanes, stopOffset, stops, noBoarding }, stopCount),
  };
}

const latest = (times: Int32Array) => times.reduce((most, time) => Math.max(most, time), -Infinity);
const earliest = (times: Int32Array) => times.reduce((least, time) => Math.min(least, time), Infinity);
