import type { Mode } from '#domain/mode.ts';
import { lineWord } from './line-word.ts';
import { vehicleOfLine, vehicleWords } from './vehicle-words.ts';

/** Words of maps, and of the screens that are one. */
export const map = {
  open: 'Ouvrir la carte',
  skip: 'Passer la carte',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fullScreen: 'Plein écran',
  endFullScreen: 'Quitter le plein écran',
  locate: 'Ma position',
  tools: 'Outils de la carte',
  locating: 'Recherche de votre position',
  youAreHere: 'Vous êtes ici',
  locateRefused:
    'Votre appareil ne donne pas votre position à ce site. Vous pouvez l’autoriser dans ses réglages.',
  locateFailed: 'Votre position n’a pas été trouvée. Réessayez dehors, ou déplacez la carte.',
  noLocate: 'Votre appareil ne sait pas dire où vous êtes.',
  /** Over the map of a phone, and where the wheel scrolls the page. */
  twoFingers: 'Deux doigts déplacent la carte',
  ctrlScroll: 'Ctrl et la molette agrandissent la carte',
  cmdScroll: '⌘ et la molette agrandissent la carte',
  stop: (name: string, code: string) => `${name}, arrêt ${code}`,
  stopSkipped: 'ne s’arrête pas ici',
  vehicle: vehicleOfLine,
  busNext: (stop: string) => `prochain arrêt ${stop}`,
  lineMap: (number: string, towards: string) => `Carte du ${lineWord(number)} vers ${towards}`,
  lineMapSummary: (number: string, towards: string, mode: Mode = 'bus') =>
    `Le tracé, les arrêts et les ${vehicleWords(mode).runs} en direct du ${lineWord(number)} vers ${towards}.`,
  lineStops: (number: string, towards: string) => `Arrêts du ${lineWord(number)} vers ${towards}`,
  lineDrawing: (number: string, from: string, towards: string) =>
    `Carte du ${lineWord(number)}, de ${from} à ${towards}. Les arrêts sont dans la liste.`,
  noTrips: 'Ce parcours n’a pas de voyage dans ce sens aujourd’hui.',
  stopsBefore: (count: number) => (count === 1 ? '1 arrêt avant' : `${count}\u00a0arrêts avant`),
  fromTo: (from: string, to: string) => `de ${from} à ${to}`,
  changeDirection: (towards: string) => `Changer de sens\u00a0: vers ${towards}`,
  chooseStop: 'Choisissez votre arrêt',
  timetable: 'Horaire complet',
  network: 'Carte du réseau',
  networkSummary: 'Tous les parcours du réseau sur une carte, et les arrêts autour de vous.',
  networkDrawing: (lines: number) => `Carte du réseau\u00a0: ${lines} parcours. Ils sont dans la liste.`,
  networkHelp: 'Agrandissez la carte pour voir les arrêts.',
  networkLines: 'Parcours du réseau',
  otherLines: 'Autres parcours',
  stopsAround: 'Arrêts au centre de la carte',
  noStopsAround: 'Aucun arrêt au centre de la carte.',
  networkFailed: 'Le plan n’est pas arrivé',
  stopDrawing: (name: string, nearby: number) =>
    nearby === 0
      ? `Carte\u00a0: l’arrêt ${name} et ses parcours.`
      : `Carte\u00a0: l’arrêt ${name}, ses parcours et ${nearby === 1 ? 'un arrêt' : `${nearby} arrêts`} à côté, nommés dans la liste.`,
  tripDrawing: (number: string, towards: string) =>
    `Carte du voyage du ${lineWord(number)} vers ${towards}. Les arrêts sont dans la liste.`,
};
