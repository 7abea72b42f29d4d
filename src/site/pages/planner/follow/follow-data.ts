import type { IdPart } from '#domain/journeys/journey-id.ts';
import type { LaterBuses } from '#domain/journeys/ride-live.ts';
import type { Moment } from '#lib/time/moment.ts';
import type { Trip } from '#domain/trip.ts';

/** A journey that is followed. */
export interface FollowData {
  /** The moment the page was drawn for. */
  readonly at: number;
  readonly to: string;
  readonly parts: readonly IdPart[];
  /** The trips of its rides, by `tripDate tripId`; one that the timetable has no more is missing. */
  readonly trips: Readonly<Record<string, Trip>>;
  /** What leaves after the bus of each ride that is still ahead, as planned, likewise. */
  readonly later: Readonly<Record<string, LaterBuses<Moment>>>;
  readonly paths: {
    /** Another search between the same places. */
    readonly again: string;
    /** The same from where one gets on a later bus of the journey, likewise by its trip. */
    readonly againFrom: Readonly<Record<string, string>>;
    readonly own: string;
  };
}

export const keyOfTrip = ({ tripDate, tripId }: { readonly tripDate: string; readonly tripId: string }) =>
  `${tripDate} ${tripId}`;
