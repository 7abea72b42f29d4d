import type { RecordedNotice } from '#domain/notices/notice-ref.ts';
import { parseServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { describeTrip, splitHeadsign, stopsOfTrip, type Edition, type TripChange } from '#transit/index.ts';

/** What is kept of a trip that did not run, or not in full. Instants are ms. */
export interface TripRecord {
  readonly kind: TripChange['kind'];
  readonly serviceDate: ServiceDate;
  readonly line: string;
  readonly directionCode: string;
  readonly directionName: string;
  readonly tripId: string;
  readonly headsign: string;
  readonly departsAt: number;
  readonly stopCodes: readonly string[];
  readonly announcedAt: number;
  readonly source: string;
  /** Why, where staff said so; null where a feed alone did. */
  readonly notice: RecordedNotice | null;
}

/** A record to be written. */
export interface AnnouncedTrip extends TripRecord {
  /** All stops of the trip, in the order of travel: stops that are announced later are put in this order. */
  readonly tripStopCodes: readonly string[];
}

/** A record as the database has it. */
export interface StoredTripRecord extends TripRecord {
  readonly id: number;
  readonly lastSeenAt: number;
  /** When the feed said that the trip runs after all; null otherwise. */
  readonly restoredAt: number | null;
}

/** Undefined when the trip is not in the timetable any more: there is then nothing to say of it. */
export function recordOf(
  edition: Edition,
  change: TripChange & { readonly notice?: RecordedNotice },
): AnnouncedTrip | undefined {
  const { timetable, clock } = edition;
  const trip = timetable.findTrip(change.tripId);
  const serviceDate = parseServiceDate(change.serviceDate);
  if (trip < 0 || serviceDate === undefined) return undefined;
  const { headsign, start } = describeTrip(timetable, trip);
  return {
    kind: change.kind,
    serviceDate,
    line: change.line,
    directionCode: change.directionCode,
    directionName: edition.directionOfTrip(trip).name,
    tripId: change.tripId,
    headsign: splitHeadsign(headsign).name,
    departsAt: clock.toInstant(serviceDate, start),
    // A bus may pass twice where it does not stop.
    stopCodes: [...new Set(change.stopCodes)],
    tripStopCodes: [...stopsOfTrip(timetable, trip)].map((stop) => timetable.stops[stop]?.code ?? ''),
    announcedAt: change.announcedAt,
    source: change.source,
    notice: change.notice ?? null,
  };
}
