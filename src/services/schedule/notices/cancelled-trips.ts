import type { RecordedNotice } from '#domain/notices/notice-ref.ts';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { stopsOfTrip, type AnnouncedState, type Edition, type TripChange } from '#transit/index.ts';
import type { ToldNotices } from './notice-desk.ts';

/** A trip that a notice takes away. */
export interface NoticedChange extends TripChange {
  readonly notice: RecordedNotice;
}

/** Stands where the name of the feed does that told of other trips. */
const source = 'avis';

/** The trips of a service date that notices cancel, each with the one that says so. */
export function listCancelledTrips(
  { edition, announced }: { readonly edition: Edition; readonly announced: AnnouncedState },
  told: ToldNotices,
  date: ServiceDate,
): NoticedChange[] {
  const { timetable } = edition;
  if (!timetable.covers(date)) return [];
  return announced.listCancelled(date).flatMap((trip): NoticedChange[] => {
    const { cancelledBy = '', announcedAt = 0 } = announced.findTrip(trip, date) ?? {};
    const notice = describeNotice(told, cancelledBy);
    if (!notice) return [];
    const direction = edition.directionOfTrip(trip);
    return [
      {
        line: timetable.lines[direction.line]?.number ?? '',
        directionCode: direction.code,
        tripId: timetable.tripId(trip),
        serviceDate: formatServiceDate(date),
        kind: 'cancelled',
        stopCodes: Array.from(stopsOfTrip(timetable, trip), (stop) => timetable.stops[stop]?.code ?? ''),
        announcedAt,
        source,
        notice,
      },
    ];
  });
}

/** One without words of its own in English has them in French. */
function describeNotice({ fr, en }: ToldNotices, id: string): RecordedNotice | undefined {
  const french = fr.find((notice) => notice.id === id);
  if (!french) return undefined;
  const { severity, title, path } = french;
  const english = en.find((notice) => notice.id === id)?.title ?? title;
  return { id, severity, title: { fr: title, en: english }, ...(path !== undefined && { path }) };
}
