import type { CityPlan, District, Landmark, LinePlan, Point } from '../city-plan.ts';
import { between, distance, rightOf } from '../streets/plane.ts';
import { bareStreetName } from '../streets/street-name.ts';
import type { PlannedStop } from './planned-stop.ts';
import { numberStops } from './stop-numbers.ts';
import type { StopSite } from './stop-sites.ts';
import type { Edge, StreetGraph } from '../streets/street-graph.ts';

const kerbKm = 0.008;
const cornerKm = 0.02;

/** Every place a bus may stop; only those a line uses get a number. */
export class StopBook {
  private readonly plan: CityPlan;
  private readonly graph: StreetGraph;
  private readonly sites: readonly ReadonlyMap<number, StopSite>[];
  private readonly stops = new Map<string, PlannedStop>();
  private readonly uses = new Map<PlannedStop, number>();
  private readonly landmarks: ReadonlyMap<number, Landmark>;
  private readonly platforms = new Map<string, Map<string, number>>();

  constructor(plan: CityPlan, graph: StreetGraph, sites: readonly ReadonlyMap<number, StopSite>[]) {
    this.plan = plan;
    this.graph = graph;
    this.sites = sites;
    this.landmarks = new Map(
      plan.landmarks.map((landmark) => [graph.landmarks.get(landmark.key) ?? -1, landmark]),
    );
  }

  /** How far before its corner the stop of an edge stands. */
  setBackKm(edge: number): number {
    return Math.min(cornerKm, (this.graph.edges[edge]?.length ?? 0) / 2);
  }

  /** The stop on the right-hand side at the end of an edge, where its corner has one. */
  before(number: number): PlannedStop | undefined {
    const edge = this.graph.edges[number] as Edge;
    const site = this.sites[edge.way]?.get(edge.to);
    if (!site) return undefined;
    const key = `${edge.way}:${edge.to}:${number & 1}`;
    const known = this.stops.get(key);
    if (known) return known;
    const from = this.graph.corners[edge.from] as Point;
    const to = this.graph.corners[edge.to] as Point;
    const share = 1 - this.setBackKm(number) / edge.length;
    const at = rightOf({ from, to }, between(from, to, share), kerbKm);
    const street = this.graph.ways[edge.way];
    return this.add({
      key,
      name: poleName(site.cross),
      description: `${poleName(street?.name ?? '')} / ${poleName(site.cross)}`,
      at,
      major: site.major || site.named,
      spokenOf: site.named,
      district: this.districtAt(at),
      code: '',
    });
  }

  /** The stop of the landmark at a corner; at a terminus, the platform of the line. */
  atLandmark(corner: number, line: LinePlan): PlannedStop | undefined {
    const landmark = this.landmarks.get(corner);
    if (!landmark) return undefined;
    const platform = landmark.platforms ? this.platformOf(landmark, line) : undefined;
    const key = `@${landmark.key}${platform ?? ''}`;
    const known = this.stops.get(key);
    if (known) return known;
    const centre = this.graph.corners[corner] as Point;
    const { name } = landmark;
    const district = this.districtAt(landmark.at);
    const shared = { key, name, district, major: true, landmark: landmark.key, code: '' };
    if (platform === undefined) return this.add({ ...shared, description: name, at: centre });
    return this.add({
      ...shared,
      description: `${name} / Quai ${platform}`,
      at: spread(centre, platform),
      station: landmark.key,
      platform,
    });
  }

  use(stop: PlannedStop): void {
    this.uses.set(stop, (this.uses.get(stop) ?? 0) + 1);
  }

  /** Gives every used stop its number; the stops of the plan keep theirs. */
  number(): PlannedStop[] {
    return numberStops(this.plan, this.uses);
  }

  private add(stop: PlannedStop): PlannedStop {
    this.stops.set(stop.key, stop);
    return stop;
  }

  /** Lines take the platforms of a terminus in turn, in the order they are laid out. */
  private platformOf(landmark: Landmark, line: LinePlan): string {
    const lines = this.platforms.get(landmark.key) ?? new Map<string, number>();
    this.platforms.set(landmark.key, lines);
    const place = lines.get(line.number) ?? lines.size;
    lines.set(line.number, place);
    return String.fromCharCode(65 + (place % (landmark.platforms ?? 1)));
  }

  private districtAt(at: Point): string {
    const far = (district: District) => distance(at, district.at) / district.radiusKm;
    return this.plan.districts.toSorted((a, b) => far(a) - far(b))[0]?.key ?? '';
  }
}

/** A street as it is written on a pole. */
function poleName(name: string): string {
  const short = bareStreetName(name);
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** Platforms stand in a ring around their terminus, from A on. */
function spread(at: Point, platform: string): Point {
  const angle = (platform.charCodeAt(0) - 64) * 0.8;
  return { east: at.east + 0.028 * Math.cos(angle), north: at.north + 0.028 * Math.sin(angle) };
}
