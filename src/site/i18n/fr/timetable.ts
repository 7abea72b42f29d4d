import type { Mode } from '#domain/mode.ts';
import { lineWord } from './line-word.ts';
import { vehicleWords } from './vehicle-words.ts';

/** Words of the timetable of a line, and of a line at one of its stops. */
export const timetable = {
  /** Title of the page: for the tab, search engines, whoever shares it. */
  title: (line: string, towards: string) => `Horaire du ${lineWord(line)} vers ${towards}`,
  summary: (line: string, towards: string, day: string) =>
    `Tous les départs du ${lineWord(line)} vers ${towards}, ${day}\u00a0: chaque arrêt, chaque voyage.`,
  titleOfLine: (line: string) => `Horaire du ${lineWord(line)}`,
  line: (line: string) => `Parcours ${line}`,
  caption: (line: string, towards: string, day: string) =>
    `Horaire du ${lineWord(line)} vers ${towards}, ${day}`,
  period: (from: string, to: string) => `horaire valable du ${from} au ${to}`,
  /** The name of the box that holds the table, which is wider than the screen. */
  box: (line: string, towards: string) => `Horaire du ${lineWord(line)} vers ${towards}, à faire défiler`,
  stopColumn: 'Arrêt',
  towardsTrips: (towards: string, trips: number) =>
    `Vers ${towards}, ${trips}\u00a0départ${trips > 1 ? 's' : ''}`,
  dayKind: {
    weekday: 'horaire de semaine',
    saturday: 'horaire du samedi',
    sunday: 'horaire du dimanche',
    holiday: 'horaire de jour férié',
    'school-day-off': 'horaire de semaine sans écoles',
  },
  /** Over the stair that runs through the table. */
  now: 'maintenant',
  every: (minutes: number) => `toutes les ${minutes}\u00a0min`,
  toHour: 'Aller à une heure',
  departuresInHour: (count: number) => `, ${count}\u00a0départ${count > 1 ? 's' : ''}`,
  /** Read aloud before the time of a trip. */
  noteOfTrip: (letters: string) => `(note ${letters})`,
  startsLater: (time: string) => `part plus loin, à ${time}`,
  nextAtStop: 'prochain départ',
  legend: 'Légende',
  /** Before the names of the stops. */
  notes: {
    'starts-at': 'part de',
    'ends-at': 'finit à',
    'also-by': 'passe par',
    'leaves-out': 'ne passe pas par',
  },
  and: 'et',
  otherStops: (count: number) => `${count}\u00a0autres arrêts`,
  plannedTimes: 'heures prévues',
  noStop: 'ne s’arrête pas',
  cancelled: 'annulé',
  skipped: 'arrêt non desservi',
  alighting: 'descente seulement',
  approximate: 'heure approximative',
  afterMidnight: (day: string) => `après minuit, ${day}`,
  afterMidnightShort: 'Après minuit',
  nightOf: (from: string, to: string) => `nuit de ${from} à ${to}`,
  views: 'Forme de l’horaire',
  byStop: 'Par arrêt',
  allStops: 'Tous les arrêts',
  yourStop: 'Horaire à',
  nextIn: (mode: Mode = 'bus') => `Prochain ${vehicleWords(mode).run}`,
  afterThat: (times: string) => `puis ${times}`,
  lastOfDay: 'le dernier du jour',
  tomorrowAt: (time: string) => `demain ${time}`,
  earlier: (from: string, to: string) =>
    from === to ? `Plus tôt, à ${from}` : `Plus tôt, de ${from} à ${to}`,
  departures: (count: number) => `${count}\u00a0départ${count > 1 ? 's' : ''}`,
  departuresAt: (stop: string, day: string) => `Départs à ${stop}, ${day}`,
  print: 'Imprimer',
  calendar: 'Agenda (.ics)',
  calendarName: (line: string, stop: string) => `${line} à ${stop}`,
  calendarEvent: (line: string, towards: string) => `${line} vers ${towards}`,
  calendarPlace: (stop: string, code: string) => `${stop}, arrêt ${code}`,
  otherDirection: 'Changer de sens\u00a0:',
  wholeTimetable: 'Horaire complet',
  noTrips: 'Pas de service ce jour-là',
  nextDayWithTrips: 'Prochain jour de service\u00a0:',
  atStop: {
    title: (line: string, stop: string, towards?: string) =>
      `Le ${lineWord(line)} à ${stop}${towards === undefined ? '' : `, vers ${towards}`}`,
    titleOn: (title: string, day: string) => `${title}, ${day}`,
    summary: (line: string, stop: string, towards: string) =>
      `Prochains départs du ${lineWord(line)} vers ${towards} à l’arrêt ${stop}, et tous ceux du jour.`,
    nextAt: 'Prochains départs à',
    dayAt: (day: string) => `Départs du ${day}`,
    connections: 'Correspondances',
    stops: 'Les arrêts du parcours',
    otherWay: 'Dans l’autre sens',
    allLines: 'Tous les parcours à cet arrêt',
    wholeDay: 'Horaire de tous les arrêts',
  },
};
