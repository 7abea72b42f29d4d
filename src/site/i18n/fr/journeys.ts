import type { Mode } from '#domain/mode.ts';
import { isNumber, lineWord, runOfLine } from './line-word.ts';
import { vehicleOfLine, vehicleWords } from './vehicle-words.ts';

/** « Le bus passe », « Le traversier part », « Départ » */
function comes(mode: Mode = 'bus'): string {
  const { one, calls } = vehicleWords(mode);
  return mode === 'vehicle' ? 'Départ' : `Le ${one} ${calls}`;
}

function isHere(mode: Mode = 'bus'): string {
  const { one, calls } = vehicleWords(mode);
  if (mode === 'vehicle') return 'Départ maintenant';
  return `Le ${one} ${calls === 'passe' ? 'arrive' : calls}`;
}

/** « 800 suivant passe », « parcours LOCAL repasse » */
function nextOf(line: string, mode: Mode = 'bus'): string {
  const { calls } = vehicleWords(mode);
  return isNumber(line) ? `${line} suivant ${calls}` : `${lineWord(line)} re${calls}`;
}

const noneLinks = (fleet: Mode = 'bus'): string =>
  `Aucun ${fleet === 'vehicle' ? 'parcours' : vehicleWords(fleet).one} ne relie ces deux endroits`;

/** Words of the journeys that the trip planner found, and of following one. */
export const journeys = {
  title: (from: string, to: string) => `${from} → ${to}`,
  fromTo: 'vers',
  summary: (from: string, to: string, fleet: Mode = 'bus') =>
    `Les trajets ${vehicleWords(fleet).by}, en direct\u00a0: ${from} → ${to}.`,
  leaveAt: (day: string, time: string) => `${day}, partir à ${time}`,
  arriveBy: (day: string, time: string) => `${day}, arriver avant ${time}`,
  leaveNow: (time: string) => `Partir maintenant (${time})`,
  edit: 'Modifier',
  list: 'Trajets',
  /** What a journey is best at. */
  labels: {
    direct: 'Sans correspondance',
    earliest: 'Arrive le plus tôt',
    latest: 'Part le plus tard',
    'less-walking': 'Moins de marche',
    'on-foot': 'À pied',
  },
  /** Before a time that is one of many, and how often one comes. */
  about: (time: string) => `vers ${time}`,
  every: (time: string, every: string) => `vers ${time}, ${every}`,
  byPhone: (line: string) => `Le ${lineWord(line)} s’arrête sur demande, par téléphone`,
  walkMinutes: (minutes: number) => `${minutes}\u00a0min à pied`,
  walk: (minutes: number, distance: string) => `${minutes}\u00a0min à pied, ${distance}`,
  leaveIn: 'partez dans',
  /** Instead of minutes: the journey begins, or has begun. */
  leaveNowWords: 'partez',
  left: 'parti',
  to: 'arrivée à',
  /** Before a time that says itself that it is not certain. */
  toAbout: 'arrivée',
  minutes: (minutes: number) =>
    minutes < 60
      ? `${minutes}\u00a0min`
      : `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`,
  changes: (count: number) =>
    count === 0
      ? 'sans correspondance'
      : count === 1
        ? '1\u00a0correspondance'
        : `${count}\u00a0correspondances`,
  onFoot: (minutes: number) => `${minutes}\u00a0min à pied`,
  tight: (minutes: number) => `Correspondance courte\u00a0: ${minutes}\u00a0min`,
  tightHelp: (line: string, time: string, mode: Mode = 'bus') =>
    `Si vous la manquez, le ${nextOf(line, mode)} à ${time}.`,
  tightLast: (line: string) => `C’est le dernier ${runOfLine(line)} de la journée.`,
  missed: 'Correspondance manquée',
  missedHelp: (line: string, time: string, mode: Mode = 'bus') => `Le ${nextOf(line, mode)} à ${time}.`,
  missedLast: (line: string) => `Il n’y a plus de ${runOfLine(line)} ce jour-là.`,
  cancelled: (line: string) => `Le ${runOfLine(line)} est annulé`,
  lastOfDay: 'Dernier de la journée',
  lastOf: (line: string) => `Dernier ${runOfLine(line)} de la journée`,
  notice: (line: string, title: string) => `${line}\u00a0: ${title}`,
  earlier: 'Plus tôt',
  later: 'Plus tard',
  towards: (name: string) => `Vers ${name}`,
  stops: (count: number, minutes: number) =>
    count === 1 ? `1\u00a0arrêt, ${minutes}\u00a0min` : `${count}\u00a0arrêts, ${minutes}\u00a0min`,
  /** Read aloud before a time that no longer holds. */
  planned: 'prévu à',
  arrival: (name: string) => `Arrivée\u00a0: ${name}`,
  operatedBy: 'Exploité par',
  stayOn: (mode: Mode = 'bus') =>
    `Restez à bord\u00a0: le ${vehicleWords(mode).one} continue sous ce numéro.`,
  guaranteed: (mode: Mode = 'bus') => `Ce ${vehicleWords(mode).one} attend le précédent.`,
  price: 'Prix',
  withOpus: 'avec OPUS',
  withCard: 'avec une carte',
  cash: 'comptant',
  transferUntil: (time: string) => `Correspondance comprise jusqu’à ${time}.`,
  paidTimes: (count: number) =>
    `La correspondance expire en route\u00a0: vous payez ${count === 2 ? 'deux fois' : `${count}\u00a0fois`}.`,
  bestFare: 'Meilleur tarif',
  follow: 'Suivre ce trajet',
  share: 'Partager',
  /** On the button, and its name for those who listen. */
  calendar: 'Agenda',
  calendarName: 'Ajouter à l’agenda',
  print: 'Imprimer',
  mapOf: (parts: string) => `Carte du trajet\u00a0: ${parts}.`,
  mapRide: (line: string, stop: string) => `le ${lineWord(line)} jusqu’à ${stop}`,
  mapWalk: 'à pied',
  andThen: ', puis ',
  /** Over other journeys, where the one of a link is not among them. */
  gone: {
    unknown: 'Le trajet de ce lien n’est plus offert. En voici d’autres.',
    cancelled: (line: string) => `Le ${runOfLine(line)} de ce trajet est annulé. Voici d’autres trajets.`,
    file: 'Ce trajet n’est plus offert\u00a0: il ne peut pas aller dans un agenda.',
  },
  /** Where nobody confirmed the live times for two minutes. */
  refresh: 'Actualiser',
  /** Where there is nothing to show. */
  none: {
    title: 'Aucun trajet trouvé',
    help: (fleet: Mode = 'bus') =>
      `${noneLinks(fleet)} à cette heure. Essayez une autre heure ou consultez un autre service.`,
    helpWishes: (fleet: Mode = 'bus') =>
      `${noneLinks(fleet)} à cette heure avec vos préférences. Changez-les, essayez une autre heure ou consultez un autre service.`,
    later: 'Une heure plus tard',
    tomorrow: 'Demain matin',
    dayAfter: 'Le lendemain matin',
    moreWalking: 'Accepter plus de marche',
    anyVehicle: (fleet: Mode = 'bus') => `Tous les ${vehicleWords(fleet).runs}, accessibles ou non`,
  },
  outside: {
    title: 'Aucun horaire pour cette date',
    help: 'Les horaires de ce jour ne sont pas encore publiés, ou ne le sont plus. Choisissez une autre date.',
    now: 'Partir maintenant',
  },
  failed: {
    title: 'La recherche de trajets ne répond pas',
    help: 'Vos lieux sont gardés dans le formulaire. Réessayez dans un moment, ou ouvrez ce trajet dans un autre service.',
    retry: 'Réessayer',
  },
  calendarTitle: (from: string, to: string) => `Trajet\u00a0: ${from} → ${to}`,
  calendarWalk: (time: string, minutes: number, to: string) =>
    `${time} ${minutes}\u00a0min à pied jusqu’à ${to}`,
  calendarRide: (time: string, vehicle: string, stop: string) => `${time} ${vehicle}, arrêt ${stop}`,
  vehicleOfLine,
  calendarOff: (time: string, stop: string) => `${time} Descendez à ${stop}`,
  calendarEnd: (time: string, place: string) => `${time} Arrivée, ${place}`,
  /** Following one. */
  following: {
    title: 'Suivre le trajet',
    heading: (to: string) => `Vers ${to}`,
    summary: (to: string) => `Votre trajet vers ${to}, suivi en direct.`,
    updated: (time: string) => `Mis à jour à ${time}.`,
    refresh: 'Actualiser',
    leaveIn: (minutes: number, time: string) => `Partez dans ${minutes}\u00a0min, à ${time}`,
    leaveAt: (time: string, day: string | undefined) =>
      day === undefined ? `Partez à ${time}` : `Partez le ${day} à ${time}`,
    leaveNow: 'Partez maintenant',
    walkTo: (minutes: number, stop: string) => `${minutes}\u00a0min à pied jusqu’à ${stop}.`,
    takeBus: (line: string, towards: string, { stop, time }: { stop: string; time: string }) =>
      `Le ${lineWord(line)} vers ${towards}, à ${stop}, ${time}.`,
    /** Of a bus that comes every so often alone. */
    leaveAbout: (time: string) => `Partez vers ${time}`,
    comesEvery: (every: string, mode: Mode = 'bus') => `${comes(mode)} ${every}`,
    changeEvery: (line: string, every: string) => `Correspondance avec le ${lineWord(line)}\u00a0: ${every}.`,
    arrivedAbout: (time: string) => `Arrivée prévue vers ${time}.`,
    comesIn: (minutes: number, mode: Mode = 'bus') =>
      minutes < 1 ? isHere(mode) : `${comes(mode)} dans ${minutes}\u00a0min`,
    comesAt: (time: string, day: string | undefined, mode: Mode = 'bus') =>
      day === undefined ? `${comes(mode)} à ${time}` : `${comes(mode)} le ${day} à ${time}`,
    onBus: (line: string) => `Vous êtes à bord du ${lineWord(line)}`,
    goesOnAs: (line: string, mode: Mode = 'bus') =>
      `Restez à bord\u00a0: le ${vehicleWords(mode).one} continue sous le ${isNumber(line) ? 'numéro' : 'nom'} ${line}.`,
    stopsLeft: (count: number, stop: string) => `Descendez dans ${count}\u00a0arrêts, à ${stop}.`,
    nextButOne: (stop: string) => `Descendez à l’arrêt après le prochain\u00a0: ${stop}.`,
    next: (stop: string) => `Descendez au prochain arrêt\u00a0: ${stop}.`,
    getOff: (stop: string) => `Descendez ici\u00a0: ${stop}.`,
    lastWalk: (minutes: number) => `Encore ${minutes}\u00a0min à pied.`,
    arrived: 'Vous voilà à destination',
    arrivedAt: (time: string) => `Arrivée prévue à ${time}.`,
    safe: (line: string, minutes: number) =>
      `Correspondance avec le ${lineWord(line)}\u00a0: ${minutes}\u00a0min, vous avez le temps.`,
    tight: (line: string, minutes: number) =>
      `Correspondance courte avec le ${lineWord(line)}\u00a0: ${minutes}\u00a0min.`,
    missed: (line: string) => `Correspondance avec le ${lineWord(line)} manquée`,
    nextChoice: (line: string, time: string, mode: Mode = 'bus') => `Le ${nextOf(line, mode)} à ${time}.`,
    noNext: (line: string) => `Il n’y a plus de ${runOfLine(line)} ce jour-là.`,
    cancelled: (line: string) => `Le ${runOfLine(line)} est annulé`,
    skips: (line: string, stop: string) => `Le ${lineWord(line)} ne s’arrête pas à ${stop}`,
    broken: 'La suite de ce trajet n’est plus possible.',
    findOther: 'Chercher un autre trajet',
    steps: 'Étapes',
    unknown: 'Ce trajet n’est plus à l’horaire.',
    badLink: 'Ce lien ne mène à aucun trajet.',
    notLive: 'Heures prévues\u00a0: rien n’arrive en direct.',
  },
};
