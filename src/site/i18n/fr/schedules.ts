import type { Mode } from '#domain/mode.ts';
import { lineWord } from './line-word.ts';
import { vehicleWords } from './vehicle-words.ts';

/** Words of the schedule screens. */
export const schedules = {
  nextDepartures: 'Prochains départs',
  later: 'Ensuite',
  filter: 'Voir un seul parcours',
  allLines: 'Tous',
  noneOfLine: (line: string) => `Aucun départ à venir pour le ${lineWord(line)} aujourd’hui.`,
  laterToday: 'Plus tard aujourd’hui',
  tomorrowFirst: (mode: Mode = 'bus') => `Demain, premier ${vehicleWords(mode).run}`,
  linesHere: 'Parcours à cet arrêt',
  nearby: 'Arrêts à côté',
  accessibleStop: 'Arrêt accessible',
  temporaryStop: 'Arrêt temporaire',
  towards: (name: string) => `Vers ${name}`,
  addStop: 'Garder cet arrêt',
  stopKept: 'Arrêt gardé sur cet appareil',
  stopDropped: 'Arrêt retiré de vos arrêts',
  qr: 'Code QR',
  qrHelp: (stop: string) => `Ce code ouvre la page de l’arrêt ${stop} sur un téléphone.`,
  qrPicture: (address: string) => `Code QR de l’adresse ${address}`,
  refresh: 'Actualiser',
  map: 'Carte',
  dayOfStop: (day: string) => `Départs du ${day}`,
  noDeparturesThatDay: 'Aucun départ ce jour-là.',
  afterMidnight: (day: string) => `Après minuit, ${day}`,
  today: 'Aujourd’hui',
  /** A station joins the departures of its platforms. */
  station: {
    allPlatforms: 'Tous les quais de la station',
    platforms: 'Quais',
    others: (count: number) => (count === 1 ? 'et 1\u00a0autre quai' : `et ${count}\u00a0autres quais`),
    linesHere: 'Parcours à cette station',
    accessible: 'Station accessible',
    add: 'Garder cette station',
    kept: 'Station gardée sur cet appareil',
    dropped: 'Station retirée de vos arrêts',
    qrHelp: (name: string) => `Ce code ouvre la page de la station (${name}) sur un téléphone.`,
  },
  wholeBoard: (operator: string) => `Tableau complet au site du ${operator}`,
  unknownStop: (code: string) => `Aucun arrêt ne porte le numéro ${code}.`,
};
