import type { ArretJson } from '#contract/schedule/arret.ts';
import type { BorneVirtuelleJson } from '#contract/schedule/borne-virtuelle.ts';
import type { DepartJson } from '#contract/schedule/depart.ts';
import type { DepartsJson } from '#contract/schedule/departs.ts';
import type { FicheParcoursJson } from '#contract/schedule/fiche-parcours.ts';
import type { SuiviParcoursJson } from '#contract/schedule/flux.ts';
import type { GrilleJson } from '#contract/schedule/grille.ts';
import type { HoraireArretJson } from '#contract/schedule/horaire-arret.ts';
import type { JourneeJson } from '#contract/schedule/journee.ts';
import type { VoyageAnnuleJson } from '#contract/schedule/voyage-annule.ts';
import type { VoyageJson } from '#contract/schedule/voyage.ts';
import {
  cancellationsPath,
  displayPath,
  linePath,
  stopOnLinePath,
  stopPath,
  timetablePath,
  tripPath,
} from '#site/routing/schedule-paths.ts';
import { schedulesPath } from './live-site.ts';

/** A trip at a stop on a date: what notices of tests are about. */
export interface Felt {
  readonly number: string;
  readonly direction: string;
  readonly stop: string;
  readonly date: string;
  readonly tripId: string;
}

/** One of the test network on the day of the tests. */
export const felt: Felt = {
  number: '800',
  direction: '3',
  stop: '1001',
  date: '2026-11-15',
  tripId: '800O-dim1-1435',
};

const { number, direction, stop, date, tripId } = felt;
const day = date.replaceAll('-', '');
const way = `noParcours=${number}&codeDirection=${direction}`;
const isTrip = (each: { readonly idVoyage: string }) => each.idVoyage === tripId;
const isHere = (each: { readonly noArret: string }) => each.noArret === stop;

/** A call of the wire, and what its answer says of the trip, of the stop and of a notice. */
interface WireSurface<Json> {
  readonly address: string;
  read(json: Json, id: string): readonly unknown[];
}

/** In words: what is false, null or nothing is left out. */
export interface Surface {
  readonly address: string;
  read(json: unknown, id: string): string;
}

const surface = <Json>({ address, read }: WireSurface<Json>): Surface => ({
  address,
  read: (json, id) =>
    read(json as Json, id)
      .filter(Boolean)
      .join(' ') || 'as planned',
});

const stateOf = ({ etat, retardAnnonce, remplacement }: DepartJson) => [
  etat,
  retardAnnonce && `+${retardAnnonce}`,
  remplacement && `au ${remplacement.arret.noArret}`,
];
const unserved = (arrets: readonly (ArretJson & { readonly arretNonDesservi?: boolean })[] = []) =>
  arrets.find(isHere)?.arretNonDesservi && 'nonDesservi';

/** Everything of the wire that speaks of a trip, of a stop or of a line on a day. */
export const wireSurfaces: Readonly<Record<string, Surface>> = {
  departs: surface<DepartsJson>({
    address: `/departs?arrets=${stop}&limite=9`,
    read: ({ arrets: [board] }, id) => [
      ...stateOf(board?.departs.find(isTrip) as DepartJson),
      board?.fermeture && 'ferme',
      board?.avis.includes(id) && 'avis',
    ],
  }),
  'departs of another moment': surface<DepartsJson>({
    address: `/departs?arrets=${stop}&limite=9&moment=2026-11-15T14:01:00-05:00`,
    read: ({ arrets: [board] }) => stateOf(board?.departs.find(isTrip) as DepartJson),
  }),
  journee: surface<JourneeJson>({
    address: `/journee?${way}&noArret=${stop}&date=${day}`,
    read: ({ departs }) => stateOf(departs.find(isTrip) as DepartJson),
  }),
  'horaireArret, kept on devices': surface<HoraireArretJson>({
    address: `/horaireArret?noArret=${stop}&jours=1`,
    read: ({ passages }) => [
      passages.find(({ heures }) => heures.includes('2026-11-15T14:35:00-05:00'))?.etat,
    ],
  }),
  grille: surface<GrilleJson>({
    address: `/grille?${way}&date=${day}`,
    read: ({ arrets, voyages }) => {
      const trip = voyages.find(isTrip);
      return [
        trip?.annule && 'annule',
        trip?.nonDesservi.includes(arrets.findIndex(isHere)) && 'nonDesservi',
      ];
    },
  }),
  voyage: surface<VoyageJson>({
    address: `/voyage?idVoyage=${tripId}&date=${day}`,
    read: ({ annule, passages, avis }, id) => {
      const call = passages.find(({ arret }) => isHere(arret));
      const instead = call?.remplacement?.arret.noArret;
      return [
        annule && 'annule',
        call?.nonDesservi && 'nonDesservi',
        instead && `au ${instead}`,
        avis.includes(id) && 'avis',
      ];
    },
  }),
  parcours: surface<FicheParcoursJson>({
    address: `/parcours?noParcours=${number}&date=${day}`,
    read: ({ directions, avis }, id) => {
      const own = directions.find(({ codeDirection }) => codeDirection === direction)?.arrets.find(isHere);
      const instead = own?.remplacement?.arret.noArret;
      return [
        own?.arretNonDesservi && 'nonDesservi',
        instead && `au ${instead}`,
        own?.prochainDepart === null && 'aucun depart',
        avis.includes(id) && 'avis',
      ];
    },
  }),
  suiviParcours: surface<SuiviParcoursJson>({
    address: `/suiviParcours?noParcours=${number}`,
    read: ({ directions }) => {
      const own = directions.find(({ codeDirection }) => codeDirection === direction)?.arrets.find(isHere);
      return [own?.etat ?? 'aucun depart'];
    },
  }),
  autobus: surface<{ autobus: { idVoyage: string; retard: number | null }[] }>({
    address: `/autobus?noParcours=${number}`,
    read: ({ autobus }) => [autobus.length > 0 && 'en service'],
  }),
  voyagesAnnules: surface<VoyageAnnuleJson[]>({
    address: '/voyagesAnnules',
    read: (records, id) => {
      const record = records.find(isTrip);
      return [record?.genre, record?.retabli && 'retabli', record?.avis?.id === id && 'avis'];
    },
  }),
  ListeArret_Parcours: surface<ArretJson[]>({
    address: `/horaire/ListeArret_Parcours?${way}`,
    read: (arrets) => [unserved(arrets)],
  }),
  BorneVirtuelle_ArretParcours: surface<BorneVirtuelleJson>({
    address: `/horaire/BorneVirtuelle_ArretParcours?${way}&noArret=${stop}`,
    read: ({ arretNonDesservi, parcoursDetour, horaires: [next] }) => [
      arretNonDesservi && 'nonDesservi',
      parcoursDetour && 'detour',
      next?.annule && 'annule',
    ],
  }),
  ListeHoraire_ArretParcours: surface<{ idVoyage: string; annule: boolean }[]>({
    address: `/horaire/ListeHoraire_ArretParcours?${way}&noArret=${stop}&date=${day}`,
    read: (departures) => [departures.find(isTrip)?.annule && 'annule'],
  }),
  ListeAvis: surface<{ parcours: string; arrets: string }[]>({
    address: '/avis/ListeAvis',
    read: ([...notices]) => [
      notices.some(({ parcours, arrets }) => parcours === number || arrets === stop) && 'avis',
    ],
  }),
};

const place = { base: schedulesPath, locale: 'fr' } as const;
const print = '/horaires-et-trajets/horaires-imprimables';

/** The screens on which riders look at a trip, its stop and its line. */
export function pagesAbout(trip: Felt): Readonly<Record<string, string>> {
  const ofLine = { number: trip.number, direction: trip.direction };
  const onLine = { ...ofLine, stop: trip.stop };
  const tripPage = tripPath(place, trip);
  return {
    home: '/',
    schedules: schedulesPath,
    stop: stopPath(place, trip.stop),
    'stop as lobby': displayPath(place, trip.stop, 'lobby'),
    'stop as embed': displayPath(place, trip.stop, 'embed'),
    'stop as text': displayPath(place, trip.stop, 'text'),
    'day of the stop': stopPath(place, trip.stop, trip.date),
    'map of the line': `${linePath(place, ofLine)}/carte?arret=${trip.stop}`,
    line: `${linePath(place, ofLine)}?arret=${trip.stop}`,
    'stop on the line': stopOnLinePath(place, onLine),
    'timetable, all stops': `${timetablePath(place, ofLine)}?vue=tous&arret=${trip.stop}`,
    'timetable, one stop': `${timetablePath(place, ofLine)}?vue=arret&arret=${trip.stop}`,
    trip: tripPage,
    'trip in an agenda': `${tripPage}?format=ics`,
    'day in an agenda': `${timetablePath(place, ofLine)}?format=ics&arret=${trip.stop}`,
    cancellations: cancellationsPath(place),
    'printed sheet': `${print}/${trip.number}/${trip.direction}`,
    'printed sheet of the stop': `${print}/imprimer/template?arrets=${trip.stop}`,
  };
}
