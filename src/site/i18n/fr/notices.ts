import type { Mode } from '#domain/mode.ts';
import { isNumber, lineWord } from './line-word.ts';
import { vehicleWords } from './vehicle-words.ts';

/** « de 13 h 02 », « du 16 novembre, 13 h 02 ». */
const fromThen = (time: string, day: string | undefined) =>
  day === undefined ? `de ${time}` : `du ${day}, ${time}`;

/** Words of the notices' own pages. */
export const notices = {
  title: 'Avis',
  titleOf: (line: string) => `Avis sur le ${lineWord(line)}`,
  titleAt: (stop: string) => `Avis à l’arrêt ${stop}`,
  summary:
    'Détours, arrêts fermés, départs annulés\u00a0: ce qui change sur le réseau, maintenant et bientôt.',
  inForce: (count: number) =>
    count === 0 ? 'Aucun avis en vigueur.' : count === 1 ? '1 avis en vigueur.' : `${count} avis en vigueur.`,
  asOf: (time: string) => `Mis à jour à ${time}.`,
  search: 'Parcours ou arrêt',
  /** A line and a stop of the operator, where its numbers are not as usual. */
  searchHint: (line: string, stop: string) =>
    line === '' && stop === ''
      ? 'Le numéro, par exemple 800 ou 1001'
      : `Par exemple ${[line, stop].filter((each) => each !== '').join(' ou ')}`,
  filter: 'Filtrer',
  phases: 'Moment',
  phase: { 'in-force': 'En vigueur', planned: 'À venir', ended: 'Terminés' },
  severities: 'Gravité',
  severity: { eleve: 'Élevé', moyen: 'Moyen', faible: 'Faible', standard: 'Information' },
  generalOnly: 'Généraux seulement',
  moreFilters: 'Plus de filtres',
  apply: 'Appliquer',
  everyLine: 'Tous les parcours',
  lines: 'Parcours touchés',
  none: 'Aucun avis ne correspond.',
  noneInForce: 'Tout va bien\u00a0: aucun avis en vigueur.',
  clear: 'Voir tous les avis',
  unknownNumber: (text: string) =>
    `Aucun parcours ni arrêt ne ${isNumber(text) ? 'porte le numéro' : 's’appelle'} «\u00a0${text}\u00a0».`,
  partial: 'Certains avis n’ont pas pu être lus. La liste peut être incomplète.',
  follow: 'Recevez les avis de vos parcours par courriel',
  feed: 'fil RSS',
  followOr: 'ou suivez le',
  realTime: 'Reçu en temps réel',
  all: 'Tous les avis',
  whereToBoard: (fleet: Mode = 'bus') =>
    fleet === 'vehicle' ? 'Où monter à bord' : `Où prendre le ${vehicleWords(fleet).one}`,
  closed: 'fermé',
  departures: 'Départs concernés',
  onKind: {
    weekday: 'En semaine',
    saturday: 'Le samedi',
    sunday: 'Le dimanche',
    holiday: 'Les jours fériés',
    'school-day-off': 'Les congés scolaires',
  },
  towardsOn: (kind: string) => `${kind}, vers`,
  aDay: 'départs par jour',
  moreDirections: (count: number) => (count === 1 ? '1 autre direction' : `${count} autres directions`),
  fromTo: (from: string, to: string) => `de ${from} à ${to}`,
  cancelled: (cancelled: number, all: number) =>
    all === 1
      ? 'annulé'
      : cancelled === all
        ? 'tous annulés'
        : `${cancelled} annulé${cancelled > 1 ? 's' : ''}`,
  history: 'Historique',
  published: 'Avis publié.',
  copyOfList: (time: string, day: string | undefined) =>
    `Les avis ne peuvent pas être lus en ce moment. Voici ceux ${fromThen(time, day)}.`,
  copyOfOne: (time: string, day: string | undefined) =>
    `Cet avis ne peut pas être relu en ce moment. En voici la copie ${fromThen(time, day)}.`,
  minutes: (minutes: number) => `${minutes}\u00a0min`,
  towards: {
    north: 'vers le nord',
    'north-east': 'vers le nord-est',
    east: 'vers l’est',
    'south-east': 'vers le sud-est',
    south: 'vers le sud',
    'south-west': 'vers le sud-ouest',
    west: 'vers l’ouest',
    'north-west': 'vers le nord-ouest',
  },
  onFoot: 'à pied',
  usualWay: (number: string) => `tracé habituel du ${lineWord(number)}`,
  usualWays: (numbers: string) => `tracés habituels\u00a0: ${numbers}`,
  mapOf: 'Carte des arrêts fermés.',
  mapClosed: (code: string) => `L’arrêt ${code} est fermé.`,
  mapInstead: (code: string, instead: string) => `Au lieu de l’arrêt ${code}, allez au ${instead}.`,
  mapWalk: (code: string, minutes: number, towards: string) =>
    `De l’arrêt ${code}, ${minutes}\u00a0${minutes === 1 ? 'minute' : 'minutes'} à pied ${towards}`.trim(),
  mapUpTo: (instead: string) => `jusqu’au ${instead}.`,
  mapOthers: 'Les autres sont dans la liste.',
  followOne: 'Être avisé de la suite',
  agenda: 'Agenda',
};
