import fc from 'fast-check';
import { toCoordinates, type PlanePoint } from '#lib/local-plane.ts';

const shapes = [
  'two ways',
  'one way',
  'branches',
  'halves',
  'streets apart',
  'loop both ways',
  'loop one way',
  'panhandle',
  'there and back',
] as const;

/** What a line is made of. */
export interface LineRecipe {
  readonly shape: (typeof shapes)[number];
  /** How far it turns off its bearing after each of its places (degrees). */
  readonly turns: readonly number[];
  readonly bearing: number;
  /** Buses of both directions stop at one pole, or at one on each side of the street. */
  readonly poles: 'shared' | 'across';
  readonly names: 'of places' | 'of poles' | 'none';
  readonly headsigns: 'ends' | 'line' | 'none';
  /** Whether the feed says where stops are. */
  readonly isLocated: boolean;
  /** Short turns and limited trips: the part of a pattern they run, and how many of its stops they leave out. */
  readonly parts: readonly LinePart[];
}

interface LinePart {
  readonly of: number;
  readonly from: number;
  readonly stops: number;
  readonly every: number;
}

/** A pattern of a line, and the direction it is known to have. */
export interface DirectedPattern {
  readonly poles: readonly Pole[];
  readonly direction: 0 | 1;
  readonly headsign: string;
}

interface Pole {
  readonly id: string;
  readonly name: string;
  readonly at: PlanePoint | undefined;
}

const part = fc.record<LinePart>({
  of: fc.nat(7),
  from: fc.nat(12),
  stops: fc.integer({ min: 2, max: 12 }),
  every: fc.integer({ min: 1, max: 2 }),
});

export const lineRecipe: fc.Arbitrary<LineRecipe> = fc
  .record<LineRecipe>({
    shape: fc.constantFrom(...shapes),
    turns: fc.array(fc.integer({ min: -25, max: 25 }), { minLength: 6, maxLength: 16 }),
    bearing: fc.nat(359),
    poles: fc.constantFrom('shared', 'across'),
    names: fc.constantFrom('of places', 'of poles', 'none'),
    headsigns: fc.constantFrom('ends', 'line', 'none'),
    isLocated: fc.boolean(),
    parts: fc.array(part, { maxLength: 6 }),
  })
  .map((recipe) => {
    // Without positions only a name tells that two poles are one place, and nothing how two streets lie.
    if (recipe.isLocated) return recipe;
    const isApart = recipe.shape === 'halves' || recipe.shape === 'streets apart';
    return { ...recipe, isLocated: isApart, names: isApart ? recipe.names : 'of places' };
  });

/** The patterns of a line: those that run all of it, then its short turns and limited trips. */
export function layOutLine(recipe: LineRecipe): DirectedPattern[] {
  const runs = listRuns(recipe);
  const whole = runs.map((run) => ({ run, pattern: patternOf(recipe, run) }));
  const short = recipe.parts.flatMap(({ of, from, stops, every }) => {
    const { run, pattern } = whole[of % whole.length] as (typeof whole)[number];
    // Fewer stops of a loop do not tell how a bus goes around it.
    const least = recipe.shape.startsWith('loop') ? 4 : 2;
    const start = from % Math.max(1, pattern.poles.length - least * every);
    const places = [...pattern.poles.keys()]
      .slice(start, start + Math.max(stops, least * every))
      .filter((place) => (place - start) % every === 0);
    // The loop of a panhandle is the same both ways: what stays in it has no direction.
    const directed = places.filter((place) => run.places[place]?.isOneWay !== true);
    const isTold = directed.length >= least && recipe.shape !== 'there and back';
    return isTold ? [{ ...pattern, poles: places.map((place) => pattern.poles[place] as Pole) }] : [];
  });
  return [...whole.map(({ pattern }) => pattern), ...short];
}

interface Place {
  readonly name: string;
  readonly at: PlanePoint;
  readonly isOneWay?: boolean;
}

/** A way through the places of a line; `back` is where a bus turns to serve the other side of the street. */
interface Run {
  readonly places: readonly Place[];
  readonly direction: 0 | 1;
  readonly back?: number;
}

function listRuns({ shape, turns, bearing }: LineRecipe): Run[] {
  const path = layOutPath('p', { turns, bearing, from: { east: 0, north: 0 } });
  const half = Math.floor(path.length / 2);
  const bothWays = (places: readonly Place[]): Run[] => [
    { places, direction: 0 },
    { places: places.toReversed(), direction: 1 },
  ];
  switch (shape) {
    case 'two ways':
      return bothWays(path);
    case 'one way':
      return [{ places: path, direction: 0 }];
    case 'halves':
      return [...bothWays(path.slice(0, half)), ...bothWays(path.slice(half - 1))];
    case 'branches': {
      const trunk = path.slice(0, half);
      const from = (trunk.at(-1) as Place).at;
      const branch = layOutPath('b', { turns: turns.slice(half), bearing: bearing + 75, from }).slice(1);
      return [...bothWays(path), ...bothWays([...trunk, ...branch])];
    }
    case 'streets apart': {
      const aside = step({ east: 0.17, north: 0.21 }, bearing + 90, 1);
      return [...bothWays(path), ...bothWays(layOutPath('s', { turns, bearing, from: aside }))];
    }
    case 'loop both ways':
    case 'loop one way': {
      const round = layOutRound('r', turns.length, { east: 0, north: 0 });
      const starts = [0, 2, half].map((first) => [...round.slice(first), ...round.slice(0, first + 1)]);
      return starts.flatMap((places) =>
        shape === 'loop one way' ? bothWays(places).slice(0, 1) : bothWays(places),
      );
    }
    case 'panhandle': {
      const end = step((path.at(-1) as Place).at, bearing, 0.8);
      const round = layOutRound('r', 4, end).map((place) => ({ ...place, isOneWay: true }));
      return [
        { places: [...path, ...round], direction: 0 },
        { places: [...round, ...path.toReversed()], direction: 1 },
      ];
    }
    case 'there and back':
      return [{ places: [...path, ...path.toReversed().slice(1)], direction: 0, back: path.length }];
  }
}

const stepKm = 0.4;

function step(from: PlanePoint, bearing: number, km: number): PlanePoint {
  const angle = (bearing * Math.PI) / 180;
  return { east: from.east + km * Math.sin(angle), north: from.north + km * Math.cos(angle) };
}

interface Path {
  readonly turns: readonly number[];
  readonly bearing: number;
  readonly from: PlanePoint;
}

function layOutPath(name: string, { turns, bearing, from }: Path): Place[] {
  const places: Place[] = [{ name: `${name}0`, at: from }];
  for (const [place, turn] of turns.entries()) {
    const at = step((places[place] as Place).at, bearing + turn, stepKm);
    places.push({ name: `${name}${place + 1}`, at });
  }
  return places;
}

/** Clockwise. */
function layOutRound(name: string, count: number, middle: PlanePoint): Place[] {
  const radius = (stepKm * count) / (2 * Math.PI);
  return Array.from({ length: count }, (_, place) => ({
    name: `${name}${place}`,
    at: step(middle, (place * 360) / count, radius),
  }));
}

function patternOf(recipe: LineRecipe, { places, direction, back = Infinity }: Run): DirectedPattern {
  const poles = places.map((place, at) => {
    const side = place.isOneWay || recipe.poles === 'shared' ? 0 : at >= back ? 1 : direction;
    return poleOf(recipe, place, side);
  });
  const headsign = { ends: places.at(-1)?.name ?? '', line: 'Ligne 7', none: '' }[recipe.headsigns];
  return { poles, direction, headsign };
}

function poleOf({ names, isLocated }: LineRecipe, place: Place, side: number): Pole {
  const id = `${place.name}-${side}`;
  const name = { 'of places': place.name, 'of poles': id, none: '' }[names];
  const at = { east: place.at.east + side * 0.02, north: place.at.north - side * 0.02 };
  return { id, name, at: isLocated ? at : undefined };
}

/** A trip of a pattern, with what its feed says of its direction. */
export interface DirectedTrip {
  readonly id: string;
  readonly pattern: DirectedPattern;
  readonly given: string;
}

/** The tables of a feed with one line and these trips. */
export function feedOfLine(trips: readonly DirectedTrip[]): Record<string, string> {
  const poles = new Map(trips.flatMap(({ pattern }) => pattern.poles.map((pole) => [pole.id, pole])));
  const table = (head: string, rows: readonly (readonly unknown[])[]) =>
    [head, ...rows.map((row) => row.join()), ''].join('\n');
  return {
    'routes.txt': table('route_id,route_short_name', [['R', '7']]),
    'stops.txt': table(
      'stop_id,stop_name,stop_lat,stop_lon',
      [...poles.values()].map(({ id, name, at }) => {
        const place = at && toCoordinates({ latitude: 46.8, longitude: -71.2 }, at);
        return [id, name, place?.latitude ?? '', place?.longitude ?? ''];
      }),
    ),
    'calendar_dates.txt': table('service_id,date,exception_type', [['W', 20261115, 1]]),
    'trips.txt': table(
      'route_id,service_id,trip_id,trip_headsign,direction_id',
      trips.map(({ id, pattern, given }) => ['R', 'W', id, pattern.headsign, given]),
    ),
    'stop_times.txt': table(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      trips.flatMap(({ id, pattern }) =>
        pattern.poles.map((pole, place) => {
          const time = `08:${String(place).padStart(2, '0')}:00`;
          return [id, time, time, pole.id, place + 1];
        }),
      ),
    ),
  };
}
