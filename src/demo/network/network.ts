import { AppError } from '#lib/errors.ts';
import type { CityPlan, LineKind, LinePlan, Point } from '../city-plan.ts';
import { pathOfLine, reversed } from './line-path.ts';
import { chooseStopSites } from './stop-sites.ts';
import type { PlannedStop } from './planned-stop.ts';
import { StopBook } from './stop-book.ts';
import { buildStreetGraph, type Edge, type StreetGraph } from '../streets/street-graph.ts';

/** A point of the way a line drives, and the kilometres to it. */
export interface CoursePoint {
  readonly at: Point;
  readonly km: number;
}

interface PatternStop {
  readonly stop: PlannedStop;
  /** Kilometres from the first stop. */
  readonly km: number;
}

/** One direction of a line: what it serves in order and the way it drives. */
export interface Direction {
  readonly line: LinePlan;
  readonly kind: LineKind;
  readonly directionId: 0 | 1;
  readonly stops: readonly PatternStop[];
  readonly course: readonly CoursePoint[];
}

export interface Network {
  readonly graph: StreetGraph;
  readonly directions: readonly Direction[];
  readonly stops: readonly PlannedStop[];
}

/** Stops content speaks of are made even this near to another. */
const spokenOfKm = 0.2;

/** Lays every line along the streets and gives it its stops. */
export function buildNetwork(plan: CityPlan): Network {
  const graph = buildStreetGraph(plan);
  const sites = chooseStopSites(plan, graph);
  const book = new StopBook(plan, graph, sites);
  const directions = plan.lines.flatMap((line) => {
    const kind = plan.kinds[line.type];
    if (!kind) throw new AppError('internal', `line ${line.number} is of no kind of the plan: ${line.type}`);
    const path = pathOfLine(graph, line);
    const there = layOut(graph, book, { line, kind, directionId: 0, path });
    if (line.ends.length === 1) return [there];
    return [there, layOut(graph, book, { line, kind, directionId: 1, path: reversed(path) })];
  });
  return { graph, directions, stops: book.number() };
}

interface Candidate extends PatternStop {
  readonly kept: boolean;
}

interface Drive extends Pick<Direction, 'line' | 'kind' | 'directionId'> {
  /** Edges of the street graph, in order. */
  readonly path: readonly number[];
}

function layOut(graph: StreetGraph, book: StopBook, { path, ...own }: Drive): Direction {
  const { line } = own;
  const first = graph.edges[path[0] as number] as Edge;
  const course = [{ at: graph.corners[first.from] as Point, km: 0 }];
  const found: Candidate[] = [];
  const meet = (stop: PlannedStop | undefined, km: number, kept: boolean) => {
    if (stop && found.at(-1)?.stop !== stop) found.push({ stop, km, kept });
  };
  meet(book.atLandmark(first.from, line), 0, true);
  let km = 0;
  path.forEach((number, index) => {
    const edge = graph.edges[number] as Edge;
    km += edge.length;
    course.push({ at: graph.corners[edge.to] as Point, km });
    const last = index === path.length - 1;
    const landmark = book.atLandmark(edge.to, line);
    if (landmark) meet(landmark, km, last || landmark.station !== undefined);
    else meet(book.before(number), Math.max(0, km - book.setBackKm(number)), false);
  });
  const stops = thin(found, own.kind);
  for (const { stop } of stops) book.use(stop);
  return { ...own, stops, course };
}

/** Keeps the stops a line of this kind makes: ends and terminals first, then main corners, then the others. */
function thin(found: readonly Candidate[], { apartKm, majorFirst }: LineKind): PatternStop[] {
  const kept: Candidate[] = found.filter((candidate) => candidate.kept);
  const fits = (candidate: Candidate) => {
    const apart = candidate.stop.spokenOf ? Math.min(apartKm, spokenOfKm) : apartKm;
    return kept.every((other) => Math.abs(other.km - candidate.km) >= apart && other.stop !== candidate.stop);
  };
  const add = (candidates: readonly Candidate[]) => {
    for (const candidate of candidates) if (fits(candidate)) kept.push(candidate);
  };
  add(found.filter(({ stop }) => stop.spokenOf));
  if (majorFirst) add(found.filter(({ stop }) => stop.major));
  add(found);
  return kept.toSorted((a, b) => a.km - b.km).map(({ stop, km }) => ({ stop, km }));
}

/** Where along a direction a landmark is served; undefined where it is not. */
export function stopIndexOf(direction: Direction, landmark: string): number | undefined {
  const index = direction.stops.findIndex(({ stop }) => stop.landmark === landmark);
  return index < 0 ? undefined : index;
}
