import type { CityPlan, Landmark, Point } from '../city-plan.ts';
import { localStreets } from './local-streets.ts';
import { distance, distanceToLine } from './plane.ts';
import { SegmentIndex } from './segment-index.ts';
import { sideStreets } from './side-streets.ts';
import { mainStreets } from './terrain.ts';

/** Anything a bus can drive on. */
export interface Way {
  readonly key: string;
  readonly name: string;
  readonly rank: 'boulevard' | 'avenue' | 'street' | 'bridge' | 'access';
  readonly line: readonly Point[];
}

/** Ends this near to another street join it; an access reaches this far. */
const joinKm = 0.2;
const accessKm = 0.005;
const gateKm = 1;

/** Every street, bridge and terminal access of the city, joined where they meet. */
export function listWays(plan: CityPlan): Way[] {
  const main = mainStreets(plan);
  const local = localStreets(plan, main);
  const bridges = plan.bridges.map((bridge): Way => ({ ...bridge, rank: 'bridge' }));
  const streets: Way[] = [...main, ...local, ...sideStreets(plan, main, local)];
  const all = [...bridges, ...streets];
  const index = new SegmentIndex(all);
  const joined = streets.map((way) => ({ ...way, line: joinEnds(way, all, index) }));
  const reachable = new SegmentIndex(joined);
  return [...bridges, ...joined, ...plan.landmarks.flatMap((landmark) => accessTo(landmark, reachable))];
}

function joinEnds(way: Way, all: readonly Way[], index: SegmentIndex): Point[] {
  const join = (end: Point): Point[] => {
    const found = index.nearest(end, joinKm, ({ owner }) => all[owner]?.key !== way.key);
    // A street that overshoots its last crossing already meets it.
    const meets = found && distanceToLine(found, way.line) < 0.02;
    return found && !meets ? [found] : [];
  };
  return [...join(way.line[0] as Point), ...way.line, ...join(way.line.at(-1) as Point)];
}

/** The point of the nearest street where buses stop for a landmark or leave for it. */
function gateOf(landmark: Landmark, streets: SegmentIndex): Point {
  return streets.nearest(landmark.at, gateKm) ?? landmark.at;
}

/** Where each landmark is reached, by its key: off the street, or on it. */
export function landmarkGates(plan: CityPlan, ways: readonly Way[]): Map<string, Point> {
  const streets = new SegmentIndex(ways.filter(({ rank }) => rank !== 'access' && rank !== 'bridge'));
  const access = new Set(ways.filter(({ rank }) => rank === 'access').map(({ key }) => key));
  return new Map(
    plan.landmarks.map((landmark) => [
      landmark.key,
      access.has(`access-${landmark.key}`) ? landmark.at : gateOf(landmark, streets),
    ]),
  );
}

/** Terminals and parking lots lie off the street; other landmarks have their stop on it. */
function accessTo(landmark: Landmark, streets: SegmentIndex): Way[] {
  if (landmark.kind !== 'terminus' && landmark.kind !== 'parkAndRide') return [];
  const gate = gateOf(landmark, streets);
  if (distance(gate, landmark.at) < accessKm) return [];
  return [{ key: `access-${landmark.key}`, name: landmark.name, rank: 'access', line: [landmark.at, gate] }];
}
