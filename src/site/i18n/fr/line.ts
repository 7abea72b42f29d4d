import type { Mode } from '#domain/mode.ts';
import { capitalize } from '#lib/capitalize.ts';
import { lineWord } from './line-word.ts';
import { vehicleWords } from './vehicle-words.ts';

/** Words of a line: its banner, its stops one under the other, its days. */
export const line = {
  details: 'Plus de détails',
  /** Read aloud after it. */
  detailsOn: ' sur le service',
  towards: 'Vers',
  yourStop: 'votre arrêt',
  connections: 'Correspondances\u00a0:',
  /** Read aloud before the hour a bus left a stop. */
  leftAt: 'parti à',
  noStop: 'pas d’arrêt',
  /** Sunday first, as the days of the week are counted. */
  weekdays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  /** What riders call a day. */
  dayKinds: {
    weekday: 'semaine',
    saturday: 'samedi',
    sunday: 'dimanche',
    holiday: 'férié',
    'school-day-off': 'congé',
  },
  /** Read aloud after « congé », for which alone a chip has room. */
  ofSchools: ' scolaire',
  noneRuns: (mode: Mode = 'bus') => `aucun ${vehicleWords(mode).run}`,
  chooseDay: 'Jour de l’horaire',
  today: 'Aujourd’hui',
  newPeriod: 'nouvel horaire',
  title: (number: string) => `Parcours ${number}`,
  titleEnds: (number: string, ends: string) => `Parcours ${number}, ${ends}`,
  titleOn: (title: string, day: string) => `${title}, ${day}`,
  summary: (number: string, ends: string, mode: Mode = 'bus') =>
    `Horaire, arrêts et ${vehicleWords(mode).runs} en direct du parcours ${number} (${ends}).`,
  weekdayNames: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  runs: {
    daily: 'tous les jours',
    weekdays: 'en semaine',
    mondayToSaturday: 'du lundi au samedi',
    weekend: 'la fin de semaine',
    on: (days: string) => `le ${days}`,
  },
  and: 'et',
  /** What the feed says of the line besides its times. */
  about: 'À propos de ce parcours',
  operatedBy: 'Exploité par',
  operatorPhone: 'Téléphone',
  operatorSite: 'Site de l’exploitant',
  lineSite: 'Page du parcours',
  bikes: 'Vélos',
  bikesTaken: {
    all: 'admis à tous les voyages',
    some: 'admis lors de certains voyages',
    none: 'non admis',
  },
  hours: (first: string, last: string) => (first === last ? `à ${first}` : `de ${first} à ${last}`),
  changeDirection: 'Changer de sens\u00a0:',
  nextAt: 'Prochains départs à',
  onDayAt: 'Horaire à',
  changeStop: 'Changer',
  changeStopMore: ' d’arrêt',
  chooseStop: 'Choisir un arrêt',
  stopChosen: (name: string) => `Prochains départs à ${name}`,
  firstAtTime: (time: string, wait: string, mode: Mode = 'bus') =>
    `Premier ${vehicleWords(mode).run} à ${time}, dans ${wait}.`,
  wait: (hours: number, minutes: string) => `${hours}\u00a0h\u00a0${minutes}`,
  /** When another bus leaves, by the part of the day it leaves in. */
  inPart: {
    morning: (time: string) => `ce matin à ${time}`,
    afternoon: (time: string) => `cet après-midi à ${time}`,
    evening: (time: string) => `ce soir à ${time}`,
    night: (time: string) => `cette nuit à ${time}`,
  },
  runAtTime: (time: string, mode: Mode = 'bus') => `${vehicleWords(mode).run} à ${time}`,
  plannedDay: (day: string, kind: string) => `${day}, ${kind}.`,
  dayKindsInFull: {
    weekday: 'horaire de semaine',
    saturday: 'horaire du samedi',
    sunday: 'horaire du dimanche',
    holiday: 'jour férié',
    'school-day-off': 'congé scolaire',
  },
  backToToday: 'Voir les départs d’aujourd’hui',
  noServiceThatDay: 'Pas de service ce jour-là',
  noServiceHelp: 'Choisissez un autre jour sous «\u00a0Horaire\u00a0».',
  noScheduleHelp: 'Choisissez un jour dont l’horaire est publié.',
  stops: (count: number, towards: string) => `${count} ${count === 1 ? 'arrêt' : 'arrêts'} vers ${towards}`,
  stopsBefore: (count: number) => `${count} ${count === 1 ? 'arrêt' : 'arrêts'} avant`,
  stopsAfter: (count: number) => `${count} ${count === 1 ? 'arrêt' : 'arrêts'} plus loin`,
  /** Between what is the matter and what to do. */
  colon: '\u00a0: ',
  vehicle: (id: string, mode: Mode = 'bus') => `${capitalize(vehicleWords(mode).one)} ${id}`,
  between: (vehicle: string, before: string, after: string) => `${vehicle}, entre ${before} et ${after}`,
  at: (vehicle: string, stop: string) => `${vehicle}, à ${stop}`,
  schedule: 'Horaire',
  periodFrom: (name: string, day: string) => `Horaire «\u00a0${name}\u00a0» dès le ${day}`,
  first: (stop: string, mode: Mode = 'bus') => `Premier ${vehicleWords(mode).run} à ${stop}`,
  last: (mode: Mode = 'bus') => `Dernier ${vehicleWords(mode).run}`,
  night: (before: string, after: string) => `nuit de ${before} à ${after}`,
  every: (mode: Mode = 'bus') => `Un ${vehicleWords(mode).run} toutes les…`,
  span: (from: string, to: string) => `${from} à ${to}`,
  minutesRange: (least: number, most: number) => `${least} à ${most}`,
  nowHere: '(maintenant)',
  fullSchedule: (departures: number) =>
    departures === 1 ? 'Horaire complet, 1 départ' : `Horaire complet, ${departures} départs`,
  notices: (number: string) => `Avis sur le ${lineWord(number)}`,
  change: (day: string) => `Ce qui change le ${day}`,
  changePeriod: (name: string, until: string) => `Horaire «\u00a0${name}\u00a0», jusqu’au ${until}.`,
  changeFor: (kind: string, towards: string) => `${kind}, vers ${towards}\u00a0:`,
  onKind: {
    weekday: 'En semaine',
    saturday: 'Le samedi',
    sunday: 'Le dimanche',
    holiday: 'Les jours fériés',
    'school-day-off': 'Les congés scolaires',
  },
  noChange: 'aucun changement dans cette direction',
  departuresAt: (count: number, times: string) => `${count === 1 ? 'départ' : 'départs'}\u00a0: ${times}`,
  andMore: (count: number) => `et ${count} autres`,
  moved: (trips: number, most: number) =>
    trips === 1 ? `départ déplacé de ${most}\u00a0min` : `départs déplacés, de ${most}\u00a0min au plus`,
  ride: 'de trajet d’un terminus à l’autre',
  firstMoves: (before: string) => `premier départ, au lieu de ${before}`,
  lastMoves: (before: string) => `dernier départ, au lieu de ${before}`,
  sameEdges: 'premier et dernier départs inchangés',
  stopsAdded: (stops: string) => `arrêts de plus\u00a0: ${stops}`,
  stopsDropped: (stops: string) => `arrêts de moins\u00a0: ${stops}`,
  keep: 'Garder cet horaire',
  printSheet: 'Imprimer la fiche',
  printHelp: 'une page par sens',
  calendar: 'Ajouter à mon agenda',
  calendarHelp: 'fichier iCalendar',
  map: 'Voir le parcours sur la carte',
  onTheWay: (count: number, mode: Mode = 'bus') => {
    const { one, many } = vehicleWords(mode);
    return `${count} ${count === 1 ? one : many} en route`;
  },
  mapHelp: 'tracé et arrêts',
};
