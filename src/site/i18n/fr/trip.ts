import type { Mode } from '#domain/mode.ts';
import { capitalize } from '#lib/capitalize.ts';
import { lineTitle, lineWord } from './line-word.ts';
import { vehicleOfLine, vehicleWords } from './vehicle-words.ts';

/** Words of the page of a trip. */
export const trip = {
  title: (line: string, towards: string, time: string) =>
    `${lineTitle(line)} vers ${towards}, départ de ${time}`,
  summary: (line: string, towards: string, stop: string) =>
    `Le ${lineWord(line)} vers ${towards} en direct\u00a0: l’heure de passage à ${stop} et à chacun de ses arrêts.`,
  /** Before the name of the first stop, then before its time. */
  leaves: (stop: string) => (/^[aeiouyàâéèêëîïôûœæ]/i.test(stop) ? 'Départ d’' : 'Départ de '),
  leavesAt: 'à',
  others: 'Autres voyages à cet arrêt',
  /** Read aloud before their times. */
  before: 'Voyage précédent,',
  after: 'Voyage suivant,',
  stops: 'Arrêts de ce voyage',
  /** Read aloud before the name of the rider's stop. */
  yourStop: 'Votre arrêt\u00a0:',
  passedAt: 'passé à',
  arrival: 'arrivée',
  stopsPassed: (count: number) => (count === 1 ? '1\u00a0arrêt passé' : `${count}\u00a0arrêts passés`),
  since: 'depuis',
  stopsMore: (count: number) => `${count}\u00a0arrêts de plus`,
  /** What it is, then its own number. */
  vehicle: (id: string, mode: Mode = 'bus') => `Le ${vehicleWords(mode).one} ${id}`,
  between: (vehicle: string, from: string, to: string) => `${vehicle} est entre ${from} et ${to}.`,
  at: (vehicle: string, stop: string) => `${vehicle} est à l’arrêt ${stop}.`,
  /** Before a time that the schedule does not give exactly, and the line that explains it. */
  about: 'environ',
  aboutMark: '≈',
  approximate: 'heure approximative',
  cancelledStop: 'annulé',
  allCancelled: 'Tous les voyages annulés ce jour-là',
  takeNext: (time: string) => `Prendre celui de ${time}`,
  noNext: 'Il n’y en a pas d’autre ce jour-là.',
  facts: (mode: Mode = 'bus') => `Le ${vehicleWords(mode).one}`,
  vehicleId: (mode: Mode = 'bus') => capitalize(vehicleWords(mode).one),
  position: 'Position reçue',
  positionAt: (time: string) => `à ${time}`,
  agoSeconds: 'il y a moins d’une minute',
  agoMinutes: (minutes: number) =>
    minutes === 1 ? 'il y a 1\u00a0minute' : `il y a ${minutes}\u00a0minutes`,
  access: 'Accès',
  accessible: 'accessible en fauteuil roulant',
  map: 'Ouvrir la carte',
  calendar: 'Ajouter à l’agenda',
  calendarEvent: vehicleOfLine,
  calendarPlace: (stop: string, code: string) => `${stop}, arrêt ${code}`,
  gone: 'Ce voyage n’est plus à l’horaire',
  goneHelp: 'L’horaire a été remplacé pendant que cette page était ouverte.',
  goToStop: 'Prochains départs à cet arrêt',
  notAtStop: 'Ce voyage ne passe pas à cet arrêt.',
  announce: (stop: string, when: string) => `${stop}, ${when}`,
};
