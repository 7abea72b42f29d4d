import { faultSchema } from '#contract/schedule/fault.ts';
import {
  listeVoyageAnnuleSchema,
  voyagesAnnulesQuerySchema,
  type VoyageAnnuleJson,
} from '#contract/schedule/voyage-annule.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import { asOutage } from '#platform/database/outage.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { StoredTripRecord } from '#services/schedule/records/trip-record.ts';
import type { TripRecordStore } from '#services/schedule/records/trip-record-store.ts';
import { formatDestination } from '../format-network.ts';
import { dayOf, type ScheduleContext, type ScheduleView } from '../schedule-context.ts';

/** Records outlive the feed they speak of, so any day may be asked for. */
export const voyagesAnnules = (context: ScheduleContext, records: TripRecordStore) =>
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
      const found = await records.list(dayOf(view, date), noParcours).catch((thrown: unknown) => {
        throw asOutage(thrown);
      });
      return { status: 200, body: found.map((record) => formatRecord(view, record)) };
    },
  });

function formatRecord(view: ScheduleView, record: StoredTripRecord): VoyageAnnuleJson {
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
  };
}

/** Records of earlier versions hold the address of their feed, which may be one inside the house. */
const isAddress = (source: string) => source.includes('://');
const unnamedFeed = 'flux';
