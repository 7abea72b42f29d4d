import { faultSchema } from '#contract/schedule/fault.ts';
import {
  listeVoyageAnnuleSchema,
  voyagesAnnulesQuerySchema,
  type VoyageAnnuleJson,
} from '#contract/schedule/voyage-annule.ts';
import { defaultLocale } from '#domain/locale.ts';
import { compareNaturally } from '#lib/natural-order.ts';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { asOutage } from '#platform/database/outage.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { recordOf, type StoredTripRecord } from '#services/schedule/records/trip-record.ts';
import type { TripRecords } from '#services/schedule/records/trip-recorder.ts';
import { formatDestination } from '../format-network.ts';
import { dayOf, type ScheduleContext, type ScheduleView } from '../schedule-context.ts';

/** Records outlive the feed they speak of, so any day may be asked for. */
export const voyagesAnnules = (context: ScheduleContext, records: TripRecords) =>
  defineEndpoint({
    method: 'GET',
    path: '/voyagesAnnules',
    summary: {
      fr: 'Les voyages annulés ou écourtés d’une journée, gardés pour de bon',
      en: 'The trips of a day that were cancelled or cut short, kept for good',
    },
    query: voyagesAnnulesQuerySchema,
    answers: { 200: listeVoyageAnnuleSchema, 400: faultSchema },
    cacheControl: 'public, max-age=10',
    handle: async ({ query: { date, noParcours }, language }) => {
      const view = context.view(language);
      const day = dayOf(view, date);
      const { lines, findLine } = view.edition.timetable;
      const asked = noParcours && (lines[findLine(noParcours)]?.number ?? noParcours);
      const found = await records.list(day, asked).catch((thrown: unknown) => {
        throw asOutage(thrown);
      });
      const all = [...found, ...listNoticed(view, day, found)]
        .filter(({ line }) => asked === undefined || line === asked)
        .toSorted(inOrder);
      return { status: 200, body: all.map((record) => formatRecord(view, record)) };
    },
  });

/** What notices cancel and is not on record: that of days to come, and what was announced a moment ago. */
function listNoticed(
  view: ScheduleView,
  date: ServiceDate,
  kept: readonly StoredTripRecord[],
): ListedRecord[] {
  const known = new Set(kept.flatMap(({ kind, tripId }) => (kind === 'cancelled' ? tripId : [])));
  return view.notices
    .cancelledOn(date)
    .filter(({ tripId }) => !known.has(tripId))
    .flatMap((change) => recordOf(view.edition, change) ?? [])
    .map((record) => ({ ...record, id: null, lastSeenAt: view.now, restoredAt: null }));
}

/** The same whether they are on record already or not: as they leave, and by name at the same minute. */
const inOrder = (one: ListedRecord, two: ListedRecord) =>
  one.departsAt - two.departsAt ||
  compareNaturally(one.tripId, two.tripId) ||
  compareNaturally(one.kind, two.kind);

type ListedRecord = Omit<StoredTripRecord, 'id'> & { readonly id: number | null };

function formatRecord(view: ScheduleView, record: ListedRecord): VoyageAnnuleJson {
  const { clock } = view.edition;
  return {
    id: record.id,
    genre: record.kind === 'cancelled' ? 'annule' : 'ecourte',
    date: formatServiceDate(record.serviceDate),
    noParcours: record.line,
    codeDirection: record.directionCode,
    descriptionDirection: formatDestination(view, record.directionName),
    idVoyage: record.tripId,
    nomDestination: formatDestination(view, record.headsign),
    depart: clock.format(record.departsAt),
    arrets: [...record.stopCodes],
    annonce: clock.format(record.announcedAt),
    derniereMention: clock.format(record.lastSeenAt),
    retabli: record.restoredAt === null ? null : clock.format(record.restoredAt),
    source: isAddress(record.source) ? unnamedFeed : record.source,
    avis: formatReason(view, record.notice),
  };
}

function formatReason(
  { locale }: ScheduleView,
  notice: StoredTripRecord['notice'],
): VoyageAnnuleJson['avis'] {
  if (!notice) return null;
  const { id, severity, title, path = null } = notice;
  // Records keep the French address alone; in another language the identifier leads to the notice.
  return { id, gravite: severity, titre: title[locale], chemin: locale === defaultLocale ? path : null };
}

/** Records of earlier versions hold the address of their feed, which may be one inside the house. */
const isAddress = (source: string) => source.includes('://');
const unnamedFeed = 'flux';
