import type { Stop } from '#transit/timetable/facts.ts';
import { metresBetween } from '#transit/geo/distance.ts';
import { PlaceGrid } from '#transit/geo/place-grid.ts';
import { Sides } from './sides.ts';

/** The two poles of a stop stand across the street, or across a crossing. */
const besideMetres = 60;
/** As far apart as two poles of one name, or two bays of a terminal, may be. */
const sameNameMetres = 500;
/** More poles than this are not looked at around one: they are one place all the same, through each other. */
const mostBeside = 8;

/**
 * The place of each stop of a line: stops of one station, of one name and not far from each other, or side by side are
 * one place. Buses of opposite directions rarely share a pole, and nearly always a place.
 */
export function findPlaces(stops: readonly Stop[]): number[] {
  const places = new Sides(stops.length);
  const join = (one: number, other: number) => places.join(one, other, 1);
  const stations = new Map<number, number>();
  const named = new Map<string, number[]>();
  const grid = new PlaceGrid(stops);
  for (const [place, stop] of stops.entries()) {
    if (stop.parent !== undefined) join(firstOf(stations, stop.parent, place), place);
    const namesakes = firstOf(named, stop.name.toLowerCase(), []);
    const near = namesakes.find((other) => areNear(stop, stops[other] as Stop));
    if (near === undefined) namesakes.push(place);
    else if (stop.name !== '') join(near, place);
    if (!isLocated(stop)) continue;
    const question = { limit: mostBeside, withinMetres: besideMetres };
    for (const { place: other } of grid.nearest(stop, question)) join(place, other);
  }
  return stops.map((_, place) => places.find(place).group);
}

const isLocated = ({ latitude, longitude }: Stop) => latitude !== 0 || longitude !== 0;

/** Stops that nobody knows the position of are near enough when their names are the same. */
const areNear = (one: Stop, other: Stop) =>
  !isLocated(one) || !isLocated(other) || metresBetween(one, other) <= sameNameMetres;

function firstOf<Key, Value>(known: Map<Key, Value>, key: Key, otherwise: Value): Value {
  const value = known.get(key) ?? otherwise;
  known.set(key, value);
  return value;
}
