import type { Coordinates } from '#lib/local-plane.ts';
import { insertSorted } from '#lib/insert-sorted.ts';
import { earthMetres, metresBetween, radians } from './distance.ts';

interface NearPlace {
  /** The place among those given. */
  readonly place: number;
  readonly metres: number;
}

export interface NearestOptions {
  readonly limit: number;
  /** Without it, however far. */
  readonly withinMetres?: number;
}

/** Cells a side: a few places in each, and no more cells than that however far apart the places are. */
const mostCells = 256;

/** Leaves room for the rounding of cells and sines. */
const nearlyOne = 1 - 1e-9;

/** Places in the cells of a grid over all of them, to find the nearest without looking at every one. */
export class PlaceGrid {
  private readonly places: readonly Coordinates[];
  private readonly side: number;
  private readonly south: number;
  private readonly west: number;
  /** Degrees a cell is high and wide. */
  private readonly height: number;
  private readonly width: number;
  /** The places cell by cell, and where each cell begins among them. */
  private readonly sorted: Uint32Array;
  private readonly starts: Uint32Array;

  constructor(places: readonly Coordinates[]) {
    this.places = places;
    const located = places.flatMap((place, at) => (isLocated(place) ? [at] : []));
    const [south, north] = boundsOf(located, (at) => places[at]?.latitude ?? 0);
    const [west, east] = boundsOf(located, (at) => places[at]?.longitude ?? 0);
    this.side = Math.min(mostCells, Math.max(1, Math.ceil(Math.sqrt(located.length / 2))));
    [this.south, this.west] = [south, west];
    this.height = Math.max((north - south) / this.side, 1e-6);
    this.width = Math.max((east - west) / this.side, 1e-6);
    const cells = places.map((place) => this.row(place) * this.side + this.column(place));
    this.sorted = Uint32Array.from(located.sort((a, b) => (cells[a] ?? 0) - (cells[b] ?? 0) || a - b));
    this.starts = new Uint32Array(this.side * this.side + 1);
    for (const at of located) (this.starts[(cells[at] ?? 0) + 1] as number)++;
    for (let cell = 1; cell < this.starts.length; cell++)
      (this.starts[cell] as number) += this.starts[cell - 1] as number;
  }

  /** The nearest places in order of distance, and of their numbers where it is the same. */
  nearest(from: Coordinates, { limit, withinMetres = Infinity }: NearestOptions): NearPlace[] {
    const kept: NearPlace[] = [];
    if (!isOnEarth(from) || !(limit >= 1)) return kept;
    const [row, column] = [this.row(from), this.column(from)];
    for (let ring = 0; ring < this.side; ring++) {
      const worst = kept.length >= limit ? (kept[kept.length - 1]?.metres ?? 0) : withinMetres;
      if (this.leastMetres(from, ring) > worst) break;
      for (const place of this.placesOfRing(row, column, ring)) {
        const metres = metresBetween(from, this.places[place] as Coordinates);
        if (metres <= withinMetres) insertSorted(kept, { place, metres }, { limit, isBefore: isNearer });
      }
    }
    return kept;
  }

  /** No place of this ring or beyond is nearer. 0 when that cannot be said: the point lies outside the grid. */
  private leastMetres({ latitude, longitude }: Coordinates, ring: number): number {
    const inside =
      latitude - this.south >= 0 &&
      longitude - this.west >= 0 &&
      latitude - this.south <= this.height * this.side &&
      longitude - this.west <= this.width * this.side;
    const [high, wide] = [radians((ring - 1) * this.height), radians((ring - 1) * this.width)];
    if (!inside || ring < 2 || this.width * this.side > 90) return 0;
    return nearlyOne * earthMetres * Math.min(high, Math.asin(Math.cos(radians(latitude)) * Math.sin(wide)));
  }

  private placesOfRing(row: number, column: number, ring: number): number[] {
    const places: number[] = [];
    for (let at = Math.max(0, row - ring); at <= Math.min(this.side - 1, row + ring); at++) {
      const whole = at === row - ring || at === row + ring;
      const step = whole || ring === 0 ? 1 : 2 * ring;
      for (let across = column - ring; across <= column + ring; across += step) {
        if (across < 0 || across >= this.side) continue;
        const cell = at * this.side + across;
        const end = this.starts[cell + 1] as number;
        for (let next = this.starts[cell] as number; next < end; next++)
          places.push(this.sorted[next] as number);
      }
    }
    return places;
  }

  private row = ({ latitude }: Coordinates): number => this.clamp((latitude - this.south) / this.height);
  private column = ({ longitude }: Coordinates): number => this.clamp((longitude - this.west) / this.width);
  private clamp = (cell: number): number => Math.max(0, Math.min(this.side - 1, Math.floor(cell) || 0));
}

/** A place at 0, 0 is one whose coordinates are not known. */
const isLocated = (place: Coordinates): boolean =>
  isOnEarth(place) && !(place.latitude === 0 && place.longitude === 0);

const isOnEarth = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

function boundsOf(places: readonly number[], value: (place: number) => number): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const place of places) {
    least = Math.min(least, value(place));
    most = Math.max(most, value(place));
  }
  return places.length === 0 ? [0, 0] : [least, most];
}

const isNearer = (one: NearPlace, other: NearPlace): boolean =>
  one.metres < other.metres || (one.metres === other.metres && one.place < other.place);
