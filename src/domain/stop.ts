import { toPlane, type Coordinates } from '#lib/local-plane.ts';

export interface Stop extends Coordinates {
  /** The number on its pole. */
  readonly code: string;
  readonly name: string;
  readonly isAccessible: boolean;
  /** That of its station, where its name does not say it. */
  readonly platform?: string;
  /** How many platforms it joins, where it is a station. */
  readonly platforms?: number;
  /** The zone of its times, where it is another than that of the network. */
  readonly timeZone?: string;
}

/** A platform, as riders tell it from the others of its station. */
export interface PlatformRef {
  /** Its own number as a stop. */
  readonly code: string;
  /** `4`, where platforms have such. */
  readonly mark?: string;
  /** What its name says besides that of the station, where it has no mark. */
  readonly name?: string;
}

/** Whether a stop may have this number: what no stop can be called is not asked for. */
export const isStopCode = (text: string): boolean => /^[^\s;,\p{C}]{1,32}$/u.test(text);

/** Streets are longer than the flight of a crow. */
const detour = 1.3;
const metresPerMinute = 80;

/** Minutes on foot, never under one. */
export function walkMinutes(metres: number): number {
  return Math.max(1, Math.round((metres * detour) / metresPerMinute));
}

/** The same from one place to another. */
export function walkMinutesBetween(one: Coordinates, two: Coordinates): number {
  const { east, north } = toPlane(one, two);
  return walkMinutes(1000 * Math.hypot(east, north));
}

/** As far as one comes on foot, as the crow flies. */
export function metresOnFoot(minutes: number): number {
  return (minutes * metresPerMinute) / detour;
}
