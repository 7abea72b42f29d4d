import type { z } from 'zod';
import { arretOuNullSchema, listeArretSchema } from '#contract/schedule/arret.ts';
import { autobusEnServiceListeSchema, listeAutobusSchema } from '#contract/schedule/autobus.ts';
import { avisOuNullSchema, listeAvisSchema } from '#contract/schedule/avis.ts';
import {
  listeBorneVirtuelleSchema,
  reponseBorneVirtuelleSchema,
} from '#contract/schedule/borne-virtuelle.ts';
import { departsSchema } from '#contract/schedule/departs.ts';
import { ficheParcoursSchema } from '#contract/schedule/fiche-parcours.ts';
import { calendrierSchema } from '#contract/schedule/calendrier.ts';
import { comparaisonSchema } from '#contract/schedule/comparaison.ts';
import { donneesOuvertesSchema } from '#contract/schedule/donnees-ouvertes.ts';
import { etatTempsReelSchema, rapportImportSchema } from '#contract/schedule/exploitation.ts';
import { feuillesSchema } from '#contract/schedule/feuilles.ts';
import { grilleSchema } from '#contract/schedule/grille.ts';
import { horaireArretSchema } from '#contract/schedule/horaire-arret.ts';
import { listeHoraireArretSchema, listeHoraireVoyageSchema } from '#contract/schedule/horaire.ts';
import { suiviParcoursSchema } from '#contract/schedule/flux.ts';
import { journeeSchema } from '#contract/schedule/journee.ts';
import { listeParcOBusSchema, listePointVenteSchema } from '#contract/schedule/lieux.ts';
import {
  listeParcoursDirectionSchema,
  listeParcoursSchema,
  listePeriodeSchema,
  listeTraceSchema,
  tracesSchema,
  parcoursOuNullSchema,
} from '#contract/schedule/parcours.ts';
import { avisReseauSchema } from '#contract/schedule/avis-reseau.ts';
import { porteeAvisSchema } from '#contract/schedule/portee-avis.ts';
import { nomsTraduitsSchema } from '#contract/schedule/noms-traduits.ts';
import { arretsProchesSchema, rechercheSchema } from '#contract/schedule/recherche.ts';
import { reseauSchema } from '#contract/schedule/reseau.ts';
import { voyageSchema } from '#contract/schedule/voyage.ts';
import { listeVoyageAnnuleSchema } from '#contract/schedule/voyage-annule.ts';

/** One call of the schedule wire as a test needs it. */
export interface ScheduleCall {
  /** What it answers; undefined for a file. */
  readonly answer?: z.ZodType;
  /** Seconds its answer is kept at two in the afternoon; undefined: not at all. */
  readonly maxAge?: number;
  /** A right question about the test network, and which of its parameters must be there. */
  readonly query?: Readonly<Record<string, string>>;
  readonly required?: readonly string[];
  /** Answers `aucunHoraire` for a day outside the feed, asked by this parameter. */
  readonly day?: string;
}

const trip = '800O-sem1-0700';
const hour = 3600;
/** From the tests' instant, two in the afternoon, to midnight. */
const day = 10 * hour;

/** The calls that go on for ever, as `text/event-stream`: `schedule-stream.test.ts` listens to them. */
export const scheduleStreams: readonly string[] = ['/flux'];

/** Every call of the service that has an end: a new one has no test until it stands here. */
export const scheduleCalls: Readonly<Record<string, ScheduleCall>> = {
  '/horaire/ListeParcours': {
    answer: listeParcoursSchema,
    maxAge: day,
    query: { date: '20261116' },
    day: 'date',
  },
  '/horaire/Parcours_Periode': {
    answer: parcoursOuNullSchema,
    maxAge: day,
    query: { noParcours: '800', date: '20261116' },
    required: ['noParcours', 'date'],
    day: 'date',
  },
  '/horaire/Parcours': {
    answer: parcoursOuNullSchema,
    maxAge: day,
    query: { noParcours: '800', date: '20261116' },
    required: ['noParcours'],
    day: 'date',
  },
  '/horaire/ListePeriodeApplication': {
    answer: listePeriodeSchema,
    maxAge: day,
    query: { noParcours: '800' },
  },
  '/horaire/ListeParcoursTypeTrace_ParcoursPeriode': {
    answer: listeTraceSchema,
    maxAge: day,
    query: { noParcours: '800', codeDirection: '3', date: '20261116' },
    required: ['noParcours', 'date'],
    day: 'date',
  },
  '/horaire/Arret': {
    answer: arretOuNullSchema,
    maxAge: day,
    query: { noArret: '1001' },
    required: ['noArret'],
  },
  // What a notice closes is not served, from one moment to the next.
  '/horaire/ListeArret_Parcours': {
    answer: listeArretSchema,
    maxAge: 10,
    query: { noParcours: '800', codeDirection: '3', date: '20261116' },
    required: ['noParcours'],
    day: 'date',
  },
  '/horaire/ListeArret_ParcoursPeriode': {
    answer: listeArretSchema,
    maxAge: 10,
    query: { noParcours: '800', codeDirection: '3', date: '20261116' },
    required: ['noParcours', 'date'],
    day: 'date',
  },
  '/horaire/ListeParcoursCorrespondance_ArretParcours': {
    answer: listeParcoursDirectionSchema,
    maxAge: day,
    query: { noParcours: '800', noArret: '1001', codeDirection: '3', date: '20261116' },
    required: ['noParcours', 'noArret'],
    day: 'date',
  },
  '/horaire/ListeBorneVirtuelle_Arret': {
    answer: listeBorneVirtuelleSchema,
    maxAge: 10,
    query: { noArret: '1001', date: '20261116' },
    required: ['noArret'],
  },
  '/horaire/ListeBorneVirtuelle_Arrets': {
    answer: listeBorneVirtuelleSchema,
    maxAge: 10,
    query: { arrets: '1001;1010', date: '20261116' },
    required: ['arrets'],
  },
  '/horaire/BorneVirtuelle_ArretParcours': {
    answer: reponseBorneVirtuelleSchema,
    maxAge: 10,
    query: { noParcours: '800', noArret: '1001', codeDirection: '3', date: '20261116' },
    required: ['noParcours', 'noArret'],
  },
  '/horaire/ListeHoraire_ArretParcours': {
    answer: listeHoraireArretSchema,
    maxAge: 10,
    query: { noParcours: '800', noArret: '1001', codeDirection: '3', date: '20261116' },
    required: ['noParcours', 'noArret'],
    day: 'date',
  },
  '/horaire/ListeHoraire_Voyage': {
    answer: listeHoraireVoyageSchema,
    maxAge: 10,
    query: { idVoyage: trip, date: '20261116' },
    required: ['idVoyage', 'date'],
    day: 'date',
  },
  '/horaire/ListeHoraire_Autobus': {
    answer: listeHoraireVoyageSchema,
    maxAge: 20,
    query: { idAutobus: '1269', idVoyage: trip },
    required: ['idAutobus', 'idVoyage'],
  },
  '/horaire/ListeAutobus_Parcours': {
    answer: listeAutobusSchema,
    maxAge: 20,
    query: { noParcours: '800', codeDirection: '3' },
    required: ['noParcours'],
  },
  '/avis/ListeAvis': { answer: listeAvisSchema, maxAge: 10 },
  '/avisReseau': { answer: avisReseauSchema, maxAge: 10 },
  '/porteeAvis': { answer: porteeAvisSchema.nullable(), maxAge: 10, query: { id: 'none' }, required: ['id'] },
  '/avis/Avis': { answer: avisOuNullSchema, maxAge: 10, query: { id: '12' }, required: ['id'] },
  // The test network has no places: what is empty is kept no longer than a board.
  '/pointsVente/ListePointsVente': { answer: listePointVenteSchema, maxAge: 10 },
  '/parcOBus/ListeParcOBus': { answer: listeParcOBusSchema, maxAge: 10 },
  '/departs': {
    answer: departsSchema,
    maxAge: 10,
    query: { arrets: '1001;1010', limite: '3' },
    required: ['arrets'],
  },
  '/parcours': {
    answer: ficheParcoursSchema.nullable(),
    maxAge: 10,
    query: { noParcours: '800', date: '20261116' },
    required: ['noParcours'],
    day: 'date',
  },
  '/voyage': {
    answer: voyageSchema.nullable(),
    maxAge: 10,
    query: { idVoyage: trip, date: '20261116' },
    required: ['idVoyage', 'date'],
    day: 'date',
  },
  '/journee': {
    answer: journeeSchema.nullable(),
    maxAge: 10,
    query: { noParcours: '800', noArret: '1001', date: '20261116' },
    required: ['noParcours', 'noArret'],
    day: 'date',
  },
  '/suiviParcours': {
    answer: suiviParcoursSchema.nullable(),
    maxAge: 10,
    query: { noParcours: '800' },
    required: ['noParcours'],
  },
  '/horaireArret': {
    answer: horaireArretSchema.nullable(),
    maxAge: 10,
    query: { noArret: '1001', jours: '2' },
    required: ['noArret'],
  },
  '/autobus': { answer: autobusEnServiceListeSchema, maxAge: 10 },
  '/grille': {
    answer: grilleSchema.nullable(),
    maxAge: 10,
    query: { noParcours: '800', codeDirection: '3', date: '20261116' },
    required: ['noParcours'],
    day: 'date',
  },
  '/feuilles': {
    answer: feuillesSchema.nullable(),
    maxAge: 10,
    query: { noParcours: '800', date: '20261116' },
    required: ['noParcours'],
    day: 'date',
  },
  '/comparaison': {
    answer: comparaisonSchema.nullable(),
    maxAge: day,
    query: { noParcours: '800', codeDirection: '3', dateAvant: '20261116', dateApres: '20270111' },
    required: ['dateAvant', 'dateApres'],
    day: 'dateApres',
  },
  '/recherche': {
    answer: rechercheSchema,
    maxAge: 10,
    query: { texte: 'marché', latitude: '46.81', longitude: '-71.2', rayon: '2000', limite: '5' },
    required: ['texte'],
  },
  '/arretsProches': {
    answer: arretsProchesSchema,
    maxAge: 10,
    query: { latitude: '46.81', longitude: '-71.2', rayon: '2000', limite: '5' },
    required: ['latitude', 'longitude'],
  },
  '/calendrier': {
    answer: calendrierSchema.nullable(),
    maxAge: day,
    query: { noParcours: '800', date: '20261116', jours: '3' },
    required: ['noParcours'],
    day: 'date',
  },
  '/nomsTraduits': { answer: nomsTraduitsSchema, maxAge: 10 },
  '/reseau': { answer: reseauSchema, maxAge: hour },
  '/carte': { maxAge: 10 },
  '/traces': { answer: tracesSchema, maxAge: hour },
  '/voyagesAnnules': {
    answer: listeVoyageAnnuleSchema,
    maxAge: 10,
    query: { date: '20261116', noParcours: '800' },
  },
  '/exploitation/rapportImport': { answer: rapportImportSchema },
  '/exploitation/tempsReel': { answer: etatTempsReelSchema },
  '/donneesOuvertes': { answer: donneesOuvertesSchema },
  '/donneesOuvertes/gtfs.zip': { maxAge: 300 },
  '/donneesOuvertes/gtfs-rt/trip-updates.pb': { maxAge: 10 },
  '/donneesOuvertes/gtfs-rt/vehicle-positions.pb': { maxAge: 10 },
  '/donneesOuvertes/gtfs-rt/alerts.pb': { maxAge: 10, query: { noParcours: '800' } },
};

export const scheduleAddress = (path: string, query: Readonly<Record<string, string>> = {}): string => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
};
