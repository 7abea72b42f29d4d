import type { Coordinates } from '#lib/local-plane.ts';
import { metresBetween } from '../geo/distance.ts';
import { PlaceGrid } from '../geo/place-grid.ts';
import type { Stop } from '../timetable/facts.ts';
import { Remembered } from '../timetable/remembered.ts';
import { patternsAt } from '../timetable/stop-visits.ts';
import type { Timetable } from '../timetable/timetable.ts';

/** Streets are longer than a straight line by this much, and a rider walks 80 metres a minute. */
const detour = 1.3;
const metresPerSecond = 80 / 60;
/** What it takes to change buses, besides walking. */
export const changeSeconds = 60;
/** How far riders walk between two buses, in a straight line. */
const betweenMetres = 500;
/** A feed that puts all its stops on one spot is not measured for ever. */
const mostNear = 200;
/** Kinds of transfers.txt: the second bus waits; changing is not possible. */
const timed = 1;
const notPossible = 3;

export const walkingMetres = (straight: number): number => Math.round(straight * detour);
export const walkingSeconds = (metres: number): number => Math.ceil(metres / metresPerSecond);

/** The ways on foot from each stop to those where another bus is boarded, itself among them. */
export interface WalkTable {
  readonly offset: Uint32Array;
  readonly stops: Uint32Array;
  /** From getting off to being ready to board, for whom a minute on foot is a minute, and for whom it counts as four. */
  readonly seconds: Uint32Array;
  readonly dearSeconds: Uint32Array;
}

/** A minute on foot counts as four for who wants to walk less. */
export const dearWalking = 4;

const known = new Remembered<Timetable, 'there' | 'back', WalkTable>(2);
const grids = new Remembered<Timetable, 'stops', PlaceGrid>(1);

/** `there`: to the stops one walks to; `back`: from which stops one walks here. */
export function walksOf(timetable: Timetable, way: 'there' | 'back'): WalkTable {
  return known.get(timetable, way, () => measureWalks(timetable, way));
}

/** The stops where buses of the feed stop, by their coordinates. */
export function stopGrid(timetable: Timetable): PlaceGrid {
  return grids.get(timetable, 'stops', () => {
    const unknown: Coordinates = { latitude: 0, longitude: 0 };
    const isServed = (stop: number) =>
      timetable.stops[stop]?.kind === 0 && patternsAt(timetable, stop).length > 0;
    return new PlaceGrid(timetable.stops.map((stop, at) => (isServed(at) ? stop : unknown)));
  });
}

interface Rule {
  readonly kind: number;
  readonly minimumSeconds?: number;
}

function measureWalks(timetable: Timetable, way: 'there' | 'back'): WalkTable {
  const { stops } = timetable;
  const rules = readRules(timetable, way);
  const grid = stopGrid(timetable);
  const offset = new Uint32Array(stops.length + 1);
  const targets: number[] = [];
  const seconds: number[] = [];
  const dearSeconds: number[] = [];
  for (const [stop, from] of stops.entries()) {
    if (from.kind === 0) {
      const own = rules.get(stop);
      const near = grid.nearest(from, { limit: mostNear, withinMetres: betweenMetres });
      const others = new Set([stop, ...near.map(({ place }) => place), ...(own?.keys() ?? [])]);
      for (const other of others) {
        const rule = own?.get(other);
        if (rule?.kind === notPossible) continue;
        const far = other === stop ? 0 : walkingMetres(metresBetween(from, stops[other] as Stop));
        const total = Math.max(walkingSeconds(far) + changeOf(rule), rule?.minimumSeconds ?? 0);
        targets.push(other);
        seconds.push(total);
        dearSeconds.push(total + (dearWalking - 1) * walkingSeconds(far));
      }
    }
    offset[stop + 1] = targets.length;
  }
  return {
    offset,
    stops: Uint32Array.from(targets),
    seconds: Uint32Array.from(seconds),
    dearSeconds: Uint32Array.from(dearSeconds),
  };
}

/** Where the feed knows how long it takes to change, or the second bus waits, nothing is added to the walk. */
function changeOf(rule: Rule | undefined): number {
  return rule?.minimumSeconds !== undefined || rule?.kind === timed ? 0 : changeSeconds;
}

/** What transfers.txt says of each pair of stops; what it says of a station holds for its platforms. */
function readRules({ stops, transfers }: Timetable, way: 'there' | 'back'): Map<number, Map<number, Rule>> {
  const rules = new Map<number, Map<number, Rule>>();
  const platforms = Map.groupBy(
    stops.flatMap(({ parent, kind }, stop) => (parent === undefined || kind !== 0 ? [] : [{ parent, stop }])),
    ({ parent }) => parent,
  );
  const platformsOf = (stop: number): number[] =>
    stops[stop]?.kind === 0 ? [stop] : (platforms.get(stop) ?? []).map((each) => each.stop);
  // What is said of a platform goes before what is said of its station.
  const isStation = (stop: number): number => (stops[stop]?.kind === 0 ? 0 : 1);
  const stationsFirst = transfers
    .filter(({ isForSome }) => !isForSome)
    .toSorted(
      (one, two) => isStation(two.from) + isStation(two.to) - isStation(one.from) - isStation(one.to),
    );
  for (const transfer of stationsFirst) {
    const [start, end] = way === 'there' ? [transfer.from, transfer.to] : [transfer.to, transfer.from];
    for (const from of platformsOf(start)) {
      const own = rules.get(from) ?? new Map<number, Rule>();
      rules.set(from, own);
      for (const to of platformsOf(end)) own.set(to, transfer);
    }
  }
  return rules;
}
