import type { Bilingual } from '#domain/locale.ts';
import type { FaultCode, FeedFault, FeedFaultCode } from '#transit/index.ts';

/** What the operator's staff read of a row that an import found wrong. */
export const rowFaultWords: Readonly<Record<FaultCode, Bilingual>> = {
  'field-too-long': { fr: 'Champ trop long', en: 'Field too long' },
  'quote-not-closed': { fr: 'Guillemet jamais refermé', en: 'Quotation mark never closed' },
  'row-short': { fr: 'Ligne plus courte que l’en-tête', en: 'Row shorter than the header' },
  'value-missing': { fr: 'Valeur obligatoire absente', en: 'Required value missing' },
  'value-unreadable': { fr: 'Valeur illisible', en: 'Unreadable value' },
  'value-replaced': {
    fr: 'Valeur illisible, remplacée par celle d’usage',
    en: 'Unreadable value, replaced by the default',
  },
  'text-encoding': { fr: 'Texte qui n’est pas en UTF-8', en: 'Text that is not UTF-8' },
  'id-repeated': { fr: 'Identifiant répété', en: 'Repeated identifier' },
  'line-unknown': { fr: 'Parcours inconnu', en: 'Unknown route' },
  'service-unknown': { fr: 'Jour de service inconnu', en: 'Unknown service' },
  'stop-unknown': { fr: 'Arrêt inconnu', en: 'Unknown stop' },
  'stop-not-boardable': {
    fr: 'Lieu où aucun bus ne s’arrête (station, entrée…)',
    en: 'Place where no bus stops (station, entrance…)',
  },
  'trip-unknown': { fr: 'Voyage inconnu', en: 'Unknown trip' },
  'shape-unknown': { fr: 'Tracé inconnu', en: 'Unknown shape' },
  'position-missing': { fr: 'Arrêt sans position', en: 'Stop without a position' },
  'stop-code-missing': {
    fr: 'Arrêt sans numéro\u00A0: son identifiant en tient lieu',
    en: 'Stop without a number: its identifier stands in',
  },
  'stop-code-repeated': { fr: 'Numéro porté par plusieurs arrêts', en: 'Number carried by several stops' },
  'sequence-repeated': { fr: 'Rang d’arrêt répété dans un voyage', en: 'Stop sequence repeated in a trip' },
  'time-missing': {
    fr: 'Voyage sans heure au premier ou au dernier arrêt',
    en: 'Trip without a time at its first or last stop',
  },
  'time-backwards': { fr: 'Voyage qui recule dans le temps', en: 'Trip that goes back in time' },
  'time-interpolated': { fr: 'Heure absente, interpolée', en: 'Missing time, interpolated' },
  'trip-too-short': { fr: 'Voyage de moins de deux arrêts', en: 'Trip with fewer than two stops' },
  'trip-too-long': { fr: 'Voyage de plus de 1\u00A0023 arrêts', en: 'Trip with more than 1,023 stops' },
  'frequency-unreadable': { fr: 'Fréquence inutilisable', en: 'Unusable frequency' },
  'service-empty': { fr: 'Service qui ne circule aucun jour', en: 'Service that never runs' },
  'date-order': { fr: 'Dates de début et de fin inversées', en: 'Start and end dates reversed' },
};

type Words = (about: string) => Bilingual;

const feedFaultWords: Readonly<Record<FeedFaultCode, Words>> = {
  'zip-not-a-zip': () => ({
    fr: 'Le fichier n’est pas une archive zip.',
    en: 'The file is not a zip archive.',
  }),
  'zip-truncated': () => ({
    fr: 'L’archive zip est incomplète\u00A0: sa fin manque.',
    en: 'The zip archive is incomplete: its end is missing.',
  }),
  'zip-damaged': (about) => ({
    fr: `L’archive zip est endommagée${inBrackets(about)}.`,
    en: `The zip archive is damaged${inBrackets(about)}.`,
  }),
  'zip-encrypted': (about) => ({
    fr: `L’archive zip est chiffrée${inBrackets(about)}.`,
    en: `The zip archive is encrypted${inBrackets(about)}.`,
  }),
  'zip-bomb': (about) => ({
    fr: `L’archive zip dépasse, une fois décompressée, la taille permise${inBrackets(about)}.`,
    en: `The zip archive is larger than allowed once decompressed${inBrackets(about)}.`,
  }),
  'zip-path': (about) => ({
    fr: `L’archive zip contient un chemin interdit${inBrackets(about)}.`,
    en: `The zip archive holds a forbidden path${inBrackets(about)}.`,
  }),
  'zip-duplicate-name': (about) => ({
    fr: `L’archive zip contient deux fichiers du même nom${inBrackets(about)}.`,
    en: `The zip archive holds two files of the same name${inBrackets(about)}.`,
  }),
  'zip-too-many-entries': (about) => ({
    fr: `L’archive zip contient trop de fichiers${inBrackets(about)}.`,
    en: `The zip archive holds too many files${inBrackets(about)}.`,
  }),
  'table-too-large': (about) => ({
    fr: `Une table dépasse la taille permise${inBrackets(about)}.`,
    en: `A table is larger than allowed${inBrackets(about)}.`,
  }),
  'table-missing': (about) => ({
    fr: `Une table obligatoire est absente${inBrackets(about)}.`,
    en: `A required table is missing${inBrackets(about)}.`,
  }),
  'import-memory': () => ({
    fr: 'L’importation demande plus de mémoire que permis.',
    en: 'The import needs more memory than allowed.',
  }),
  'source-missing': (about) => ({
    fr: `La source du jeu de données est introuvable${inBrackets(about)}.`,
    en: `The source of the feed cannot be found${inBrackets(about)}.`,
  }),
  'source-unreachable': (about) => ({
    fr: `La source du jeu de données est injoignable${inBrackets(about)}.`,
    en: `The source of the feed cannot be reached${inBrackets(about)}.`,
  }),
  'source-timed-out': (about) => ({
    fr: `La source du jeu de données n’a pas tout livré dans le temps permis${inBrackets(about)}.`,
    en: `The source of the feed did not deliver everything in the time allowed${inBrackets(about)}.`,
  }),
  'source-refused': (about) => ({
    fr: `La source du jeu de données a refusé la demande${inBrackets(about)}.`,
    en: `The source of the feed refused the request${inBrackets(about)}.`,
  }),
  'source-redirect': (about) => ({
    fr: `La source du jeu de données redirige trop souvent ou vers une adresse interdite${inBrackets(about)}.`,
    en: `The source of the feed redirects too often or to a forbidden address${inBrackets(about)}.`,
  }),
  'source-too-large': (about) => ({
    fr: `La source du jeu de données dépasse la taille permise${inBrackets(about)}.`,
    en: `The source of the feed is larger than allowed${inBrackets(about)}.`,
  }),
  'source-path': (about) => ({
    fr: `Un lien du dossier mène hors de celui-ci${inBrackets(about)}.`,
    en: `A link in the folder leads out of it${inBrackets(about)}.`,
  }),
};

/** What the operator's staff read of a feed that cannot be opened. */
export function wordsOfFault({ code, about }: FeedFault): Bilingual {
  return feedFaultWords[code](about);
}

function inBrackets(about: string): string {
  return about === '' ? '' : ` (${about})`;
}
