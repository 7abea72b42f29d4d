import type { Mode } from '#domain/mode.ts';
import { vehicleWords } from './vehicle-words.ts';

/** Words of departures, wherever they stand: a stop, a line, a trip, a board. */
export const board = {
  /** The state of a departure, beside its icon. */
  state: {
    live: 'en direct',
    planned: 'prévu',
    skipped: 'ne s’arrête pas ici',
    alighting: 'descente seulement',
    cancelled: 'annulé',
  },
  late: (minutes: number) => `${minutes}\u00a0min de retard`,
  cancelledNext: (time: string) => `annulé\u00a0; prochain à ${time}`,
  plannedOn: (day: string) => `prévu ${day}`,
  plannedLonger: (minutes: number) => `prévu\u00a0; environ ${minutes}\u00a0min de plus`,
  /** Where to board instead, and when this same bus calls there, where it does. */
  skippedFor: (stop: string, time: string | undefined, minutes: number) =>
    `ne s’arrête pas ici\u00a0; au ${stop}${time === undefined ? '' : ` à ${time}`}, ${minutes}\u00a0min à pied`,
  /** Above the board of a stop that no line serves for a time. */
  closed: 'Arrêt fermé',
  closedUntil: (day: string) => `Arrêt fermé jusqu’au ${day}`,
  goInstead: (stop: string, name: string, minutes: number) =>
    `Allez au ${stop}, ${name}\u00a0: ${minutes}\u00a0min à pied.`,
  boardOf: (stop: string) => `Tableau du ${stop}`,
  otherNotices: (count: number) => (count === 1 ? '1\u00a0autre avis' : `${count}\u00a0autres avis`),
  now: 'maintenant',
  minutes: 'min',
  platform: (code: string) => `Quai\u00a0${code}`,
  localTime: (zone: string) => `Heures locales\u00a0: ${zone}`,
  /** Where the timetable gives no times. */
  every: (minutes: number) => (minutes === 1 ? 'toutes les minutes' : `toutes les ${minutes}\u00a0min`),
  /** Before a time that is one of many. */
  about: 'vers',
  until: (clock: string) => `jusqu’à ${clock}`,
  between: (from: string, until: string) => `de ${from} à ${until}`,
  /** Read aloud instead of « 4 min ». */
  inMinutes: (minutes: number) => (minutes === 1 ? 'dans 1 minute' : `dans ${minutes} minutes`),
  /** Read aloud before a time that no longer holds. */
  insteadOf: 'au lieu de',
  walk: (minutes: number) => `${minutes}\u00a0min à pied`,
  updatedAt: (time: string) => `Dernière mise à jour à ${time}.`,
  plannedTimes: 'Heures prévues.',
  keptCopy: (time: string) => `Copie de ${time}`,
  keptUntil: (day: string) => `valable jusqu’au ${day}`,
  offline: 'Hors ligne.',
  noService: 'Pas de service aujourd’hui',
  nextOne: (moment: string) => `Prochain\u00a0: ${moment}`,
  ended: (time: string, mode: Mode = 'bus') => {
    const { run, called } = vehicleWords(mode);
    return `Dernier ${run}${mode === 'vehicle' ? '' : ` ${called}`} à ${time}`;
  },
  notServed: (mode: Mode = 'bus') =>
    mode === 'vehicle'
      ? 'Cet arrêt n’est pas desservi'
      : `Les ${vehicleWords(mode).many} ne s’arrêtent pas ici`,
  notServedHelp: 'Montez à un des arrêts à côté.',
  noSchedule: 'Aucun horaire n’est publié pour ce jour',
  /** Nothing that is published is still in effect. */
  over: (day: string) => `Les horaires publiés ont pris fin le ${day}`,
  overHelp: 'Les suivants ne sont pas encore sur ce site.',
  /** Of a day beyond them. */
  publishedUntil: (day: string) => `Les horaires sont publiés jusqu’au ${day}.`,
  failed: 'Les heures ne sont pas arrivées',
  failedHelp: {
    orCall: 'Vos arrêts et votre recherche sont gardés. Réessayez, ou appelez le',
    alone: 'Vos arrêts et votre recherche sont gardés. Réessayez dans un moment.',
  },
  retry: 'Réessayer',
  /** Said aloud when the next departure changes. */
  announceNext: (line: string, towards: string, when: string) => `${line}, ${towards}, ${when}`,
};
