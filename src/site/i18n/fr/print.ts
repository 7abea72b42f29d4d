import type { Mode } from '#domain/mode.ts';
import { weekdayNames } from '../calendar-names.ts';
import { lineWord } from './line-word.ts';
import { vehicleWords } from './vehicle-words.ts';

/** Words of printable schedules: the pages that choose them, and the sheets themselves. */
export const print = {
  /** The page that chooses. */
  selection: {
    summary: 'Imprimez l’horaire d’un parcours, la fiche d’un arrêt ou un livret de plusieurs parcours.',
    lines: 'Un parcours',
    linesHelp: 'Ouvrez une direction pour voir et imprimer sa feuille.',
    filter: 'Trouver un parcours',
    filterHint: (line: string) => `Numéro ou terminus, par exemple ${line || '801'}`,
    found: (count: number) =>
      count === 0 ? 'Aucun parcours trouvé' : count === 1 ? '1\u00a0parcours' : `${count}\u00a0parcours`,
    booklet: 'Un livret de plusieurs parcours',
    bookletHelp: (most: number) =>
      `Cochez jusqu’à ${most} parcours dans la liste\u00a0: leurs feuilles, dans les deux directions, se suivent dans un même document.`,
    add: 'Mettre dans le livret',
    printBooklet: 'Imprimer le livret',
    pole: 'La fiche d’un arrêt',
    poleHelp:
      'Tous les départs d’un arrêt, sur le moins de feuilles possible, à afficher au poteau ou à la maison.',
    stopNumber: 'Numéro de l’arrêt',
    stopNumberHint: (stop: string) =>
      stop === '' ? 'Quatre chiffres, sur le poteau' : `Par exemple ${stop}`,
    printPole: 'Voir la fiche',
    check: 'Vérifier une feuille imprimée',
    checkHelp: 'Le code au bas de chaque feuille dit si elle vaut toujours.',
    noLines: 'La liste des parcours ne peut pas être lue en ce moment.',
    over: 'Aucun horaire n’est publié en ce moment.',
    /** Under the lines of an unknown kind. */
    otherLines: 'Autres parcours',
  },
  date: 'Date',
  dateHint: 'La feuille vaut pour toute la période de cette date.',
  paper: 'Papier',
  papers: { letter: 'Lettre', a4: 'A4' },
  period: 'Période',
  periodOption: (name: string, from: string, to: string) => `${name}\u00a0: ${from} au ${to}`,
  /** The page that shows one sheet. */
  schedule: {
    heading: 'Horaire à imprimer',
    title: (line: string, towards: string) => `Horaire à imprimer du ${lineWord(line)} vers ${towards}`,
    summary: (line: string, towards: string) =>
      `La feuille d’horaire du ${lineWord(line)} vers ${towards}, à imprimer sur papier lettre ou A4.`,
    back: 'Horaires imprimables',
    otherDirection: (towards: string) => `Autre direction\u00a0: ${towards}`,
    print: 'Imprimer',
    pdf: (pages: number) => `PDF, ${pages}\u00a0page${pages > 1 ? 's' : ''}`,
    preview: 'Aperçu',
    noService: (mode: Mode = 'bus') =>
      mode === 'vehicle'
        ? 'Aucun départ dans cette direction pendant cette période.'
        : `Aucun ${vehicleWords(mode).one} ne circule dans cette direction pendant cette période.`,
    pole: 'Fiche d’un arrêt de ce parcours',
    stop: 'Arrêt',
    allStops: 'Toutes les heures à tous les arrêts',
    mainStops: 'Les heures aux arrêts principaux',
    bareSheet: 'La feuille seule',
  },
  /** The page that asks the browser to print. */
  proxy: {
    title: 'Impression',
    summary: 'Imprimer une feuille d’horaire.',
    help: 'L’impression s’ouvre d’elle-même. Sinon, servez-vous de ces liens.',
    helpNoScript: 'Ouvrez la feuille, puis imprimez-la avec votre navigateur.',
    open: 'Ouvrir la feuille',
    pdf: 'Enregistrer en PDF',
    again: 'Imprimer de nouveau',
    back: 'Revenir à l’horaire',
    nothing: 'Choisissez un parcours ou un arrêt à imprimer.',
    tooMany: (most: number) => `Un livret contient au plus ${most} parcours.`,
    left: (numbers: string) => `Sans horaire à cette date\u00a0: ${numbers}.`,
    noPdf:
      'Le PDF n’a pas pu être préparé cette fois. Imprimez la page\u00a0: votre navigateur peut aussi l’enregistrer en PDF.',
  },
  /** What stands on the paper. */
  sheet: {
    title: (line: string, towards: string) => `Parcours ${line} vers ${towards}`,
    stopTitle: (code: string, name: string) => `Arrêt ${code} ${name}`,
    /** Of lines that do not share a sheet. */
    alone: (numbers: string, count: number) =>
      count === 1
        ? `Le ${lineWord(numbers)} a sa propre feuille.`
        : `Les ${lineWord(numbers)} ont leur propre feuille.`,
    towards: (name: string) => `Vers ${name}`,
    from: (name: string) => `Depuis ${name}.`,
    minutes: (least: number, most: number) =>
      least === most ? `${least}\u00a0min` : `de ${least} à ${most}\u00a0min`,
    valid: (from: string, to: string) => `Valable du ${from} au ${to}`,
    validOn: (day: string) => `Valable le ${day}`,
    next: (name: string) => `Ensuite\u00a0: ${name}.`,
    nextFrom: (day: string) => `Autre horaire dès le ${day}.`,
    nextUnknown: 'La suite n’est pas encore publiée.',
    notices: 'Avis en vigueur à l’impression',
    closedStops: (count: number, stops: string) =>
      `${count === 1 ? 'Arrêt fermé' : 'Arrêts fermés'}\u00a0: ${stops}.`,
    goTo: (closed: string, instead: string) => `${closed} (allez au ${instead})`,
    hour: 'heure',
    stop: 'arrêt',
    trip: (place: number) => `voyage ${place}`,
    stopCode: (code: string) => `arrêt ${code}`,
    allStops: 'Tous les arrêts',
    minutesHelp: 'Minutes depuis le départ, un midi.',
    followingStops: (mode: Mode = 'bus') => `Ensuite, le ${vehicleWords(mode).one} s’arrête à`,
    followingHelp: 'Minutes depuis cet arrêt, un midi.',
    here: 'Vous êtes ici',
    continued: 'suite',
    departure: 'départ',
    accessible: 'accessible',
    accessibleStop: 'Arrêt accessible',
    departuresHere: 'Départs d’ici',
    notServed: 'non desservi',
    afterMidnight: (hours: string) => `${hours}\u00a0: après minuit, la nuit qui suit`,
    alightingOnly: (stop: string) => `${stop}\u00a0: descente seulement`,
    notes: {
      'starts-at': (stop: string) => `part de ${stop}`,
      'ends-at': (stop: string) => `ne va pas plus loin que ${stop}`,
      'also-by': (stops: string) => `passe aussi par ${stops}`,
      'leaves-out': (stops: string) => `ne s’arrête pas à ${stops}`,
    },
    /** What is said of some stops of a trip. */
    atStops: (stops: string, words: string) => `à ${stops}, ${words}`,
    noteStop: (code: string, name: string) => `l’arrêt ${code} ${name}`,
    otherStops: (count: number) => `${count}\u00a0autres arrêts`,
    exceptions: (days: string) => `Autre horaire ou pas de service\u00a0: ${days}.`,
    question: 'Cette feuille est-elle encore bonne\u00a0?',
    checkHelp:
      'Lisez le code ou tapez l’adresse\u00a0: elle dit si cette feuille vaut toujours, et ce qui l’a remplacée.',
    liveHere: (mode: Mode = 'bus') => `Le ${vehicleWords(mode).one} en direct à cet arrêt`,
    lineCode: (code: string) => `code ${code}`,
    lineCodeHelp: (address: string) =>
      `Chaque parcours a son code. Tapez ${address} et le code\u00a0: l’adresse dit si ces heures valent toujours.`,
    liveAtStop: (mode: Mode = 'bus') => `Le ${vehicleWords(mode).one} en direct à cet arrêt\u00a0:`,
    phone: (number: string, option?: number) =>
      option === undefined ? number : `${number}, option\u00a0${option}`,
    printed: (day: string, time: string) => `Imprimé le ${day} à ${time}`,
    page: (page: number, pages: number) => `Page ${page} de ${pages}`,
    qr: (address: string) => `Code QR de l’adresse ${address}`,
  },
  days: {
    names: weekdayNames.fr,
    holidays: 'jours fériés',
    schoolDaysOff: 'congés scolaires',
    to: (first: string, last: string) => `${first} au ${last}`,
    everyDay: 'tous les jours',
    and: 'et',
    noService: (days: string) => `pas de service\u00a0: ${days}`,
  },
  /** The page that says whether a printed sheet still holds. */
  check: {
    title: 'Vérifier une feuille imprimée',
    titleOf: (line: string, towards: string) => `Feuille du ${lineWord(line)} vers ${towards}`,
    summary: 'Le code d’une feuille d’horaire imprimée dit si elle vaut toujours.',
    code: 'Code de la feuille',
    codeHint: 'Douze signes au bas de la feuille, par exemple K7MR\u20112QPD\u2011TTWC',
    ask: 'Vérifier',
    valid: 'Cette feuille est bonne',
    validUntil: (day: string) => `Elle vaut jusqu’au ${day}.`,
    ahead: 'Cette feuille n’est pas encore en vigueur',
    aheadFrom: (from: string, to: string) => `Elle vaudra du ${from} au ${to}.`,
    replaced: 'Cette feuille ne vaut plus',
    replacedSince: (day: string) => `Une autre la remplace depuis le ${day}.`,
    replacedCorrected: 'Les heures ont été corrigées depuis son impression.',
    ended: 'Cette feuille ne vaut plus',
    endedHelp: 'Ce parcours ne circule plus dans cette direction.',
    unknown: 'Il est impossible de le dire aujourd’hui',
    unknownHelp:
      'Les horaires publiés ne couvrent plus les jours de cette feuille. Comparez-la à la feuille du jour.',
    mistyped: 'Ce code contient une faute de frappe',
    mistypedHelp:
      'Comparez-le signe par signe avec celui de la feuille. Les lettres I, L, O et U n’y sont jamais.',
    noCode: 'Ce n’est pas le code d’une feuille',
    noCodeHelp: 'Le code a douze signes en trois groupes, à droite de /v/ au bas de la feuille.',
    current: 'Voir la feuille en vigueur',
    sameSheet: 'Voir cette feuille',
    changes: 'Ce qui change',
    trips: (before: number, after: number) => `${before} départs par jour auparavant, ${after} maintenant`,
    moved: (count: number) => (count === 1 ? '1\u00a0départ déplacé' : `${count}\u00a0départs déplacés`),
    stopsAdded: (codes: string) => `Arrêts ajoutés\u00a0: ${codes}`,
    stopsDropped: (codes: string) => `Arrêts retirés\u00a0: ${codes}`,
    first: (before: string, after: string) => `Premier départ à ${after} au lieu de ${before}`,
    last: (before: string, after: string) => `Dernier départ à ${after} au lieu de ${before}`,
  },
};
