import type { Coordinates } from '#lib/local-plane.ts';

/** `point` is a place that has nothing but where it is, such as the rider's own position. */
export type PlaceKind = 'address' | 'stop' | 'poi' | 'point';

/** Where a journey starts, ends or changes. */
export interface Place extends Coordinates {
  /** What the itinerary service calls it: `stop_point:1025`, `poi:hospital`, or `lon;lat`. */
  readonly id: string;
  readonly kind: PlaceKind;
  readonly name: string;
  readonly city?: string;
  /** The number on its pole, of a stop. */
  readonly stopCode?: string;
  /** That of its station, where its name does not say it. */
  readonly platform?: string;
}

export const placeWordsMaxLength = 200;

/** The id of a point as the service takes it: longitude first, to about a tenth of a metre. */
export function pointId({ latitude, longitude }: Coordinates): string {
  return `${round(longitude)};${round(latitude)}`;
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
