import type { CityPlan } from '#demo/city-plan.ts';
import { holidays, pauses, periods } from './calendar.ts';
import { landmarks } from './landmarks.ts';
import { lineKinds, lines } from './lines.ts';
import { namedStops } from './named-stops.ts';
import { sideStreets, streetGrids } from './street-grids.ts';
import { timetables } from './timetables.ts';
import { lots } from './park-and-ride.ts';
import { bridges, city, districts, parks, river, streets } from './places.ts';
import { pointsOfSale } from './points-of-sale.ts';

/** Havremont as one value: what the demo feed, the base map and the lists of places are made from. */
export const cityPlan: CityPlan = {
  name: city.name,
  origin: city.origin,
  river,
  districts,
  parks,
  streets,
  bridges,
  grids: streetGrids,
  sideStreets,
  landmarks,
  stops: namedStops,
  lines,
  kinds: lineKinds,
  timetables,
  periods,
  holidays,
  pauses,
  pointsOfSale,
  lots,
};
