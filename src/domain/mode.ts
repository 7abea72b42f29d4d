/** What carries riders, as texts name it; `vehicle` for what has no word of its own, or where several differ. */
export const modes = [
  'bus',
  'trolleybus',
  'tram',
  'metro',
  'train',
  'monorail',
  'ferry',
  'aerial',
  'funicular',
  'vehicle',
] as const;

export type Mode = (typeof modes)[number];

/** By `route_type`, from the first to the last: the basic types of GTFS, then the extended ones. */
const types: readonly (readonly [first: number, last: number, mode: Mode])[] = [
  [0, 0, 'tram'],
  [1, 1, 'metro'],
  [2, 2, 'train'],
  [3, 3, 'bus'],
  [4, 4, 'ferry'],
  // A tram that a cable pulls.
  [5, 5, 'tram'],
  [6, 6, 'aerial'],
  [7, 7, 'funicular'],
  [11, 11, 'trolleybus'],
  [12, 12, 'monorail'],
  [100, 117, 'train'],
  [200, 209, 'bus'],
  [400, 400, 'train'],
  [401, 402, 'metro'],
  [403, 404, 'train'],
  [405, 405, 'monorail'],
  [700, 716, 'bus'],
  [800, 800, 'trolleybus'],
  [900, 906, 'tram'],
  [1000, 1000, 'ferry'],
  [1200, 1200, 'ferry'],
  [1300, 1307, 'aerial'],
  [1400, 1400, 'funicular'],
];

export function modeOf(routeType: number): Mode {
  return types.find(([first, last]) => routeType >= first && routeType <= last)?.[2] ?? 'vehicle';
}

/** The mode that all lines have, `vehicle` where they differ; a network without lines is one of buses until it has some. */
export function fleetOf(lines: Iterable<Mode>): Mode {
  const [first = 'bus', ...others] = new Set(lines);
  return others.length > 0 ? 'vehicle' : first;
}

/** What a line of buses leaves out: its mode. */
export interface OfMode {
  readonly mode?: Mode;
}

/** The mode of a line for what is made of it, left out likewise. */
export const withMode = ({ mode }: OfMode): OfMode => (mode === undefined ? {} : { mode });

/** What carries riders where all these lines stop. */
export const modeOfLines = (lines: Iterable<OfMode>): Mode =>
  fleetOf(Array.from(lines, ({ mode = 'bus' }) => mode));
