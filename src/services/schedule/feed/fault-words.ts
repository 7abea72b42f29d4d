import type { Bilingual } from '#domain/locale.ts';
import type { FaultCode, FaultCount, FeedFault, FeedFaultCode } from '#transit/index.ts';

/** What the operator's staff read of a fault in rows, and of the rows that were left out with them. */
export function wordsOfRowFault({ code, leftOutWith }: Pick<FaultCount, 'code' | 'leftOutWith'>): Bilingual {
  const words = rowFaultWords[code as FaultCode];
  const rows = Object.values(leftOutWith).reduce((sum, count) => sum + count, 0);
  if (rows === 0) return words;
  const [fr, en] = [rows.toLocaleString('fr-CA'), rows.toLocaleString('en-CA')];
  return rows === 1
    ? {
        fr: `${words.fr}\u00A0; 1 ligne qui en dépend est écartée`,
        en: `${words.en}; 1 row that depends on it is left out`,
      }
    : {
        fr: `${words.fr}\u00A0; ${fr} lignes qui en dépendent sont écartées`,
        en: `${words.en}; ${en} rows that depend on it are left out`,
      };
}

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
  'table-encoding': {
    fr: 'Fichier qui n’est pas en UTF-8, lu dans son propre encodage',
    en: 'File that is not in UTF-8, read in its own encoding',
  },
  'text-encoding': { fr: 'Texte dont des caractères sont perdus', en: 'Text with lost characters' },
  'text-hidden': {
    fr: 'Texte avec des caractères invisibles, retirés',
    en: 'Text with hidden characters, taken out',
  },
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
  'coordinates-missing': { fr: 'Arrêt sans coordonnées', en: 'Stop without coordinates' },
  'stop-code-missing': {
    fr: 'Arrêt sans numéro\u00A0: son identifiant en tient lieu',
    en: 'Stop without a number: its identifier is used instead',
  },
  'stop-code-repeated': { fr: 'Numéro porté par plusieurs arrêts', en: 'Number used by several stops' },
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
  'table-unknown': {
    fr: 'Traduction d’une table qui n’existe pas',
    en: 'Translation for a table that does not exist',
  },
  'record-unknown': {
    fr: 'Traduction d’un élément qui n’existe pas',
    en: 'Translation for a record that does not exist',
  },
  'translation-repeated': {
    fr: 'Traduction donnée plus d’une fois\u00A0: la première est gardée',
    en: 'Translation given more than once: the first one is used',
  },
  'zone-unknown': { fr: 'Fuseau horaire inconnu', en: 'Unknown time zone' },
  'zone-contradicted': {
    fr: 'Agences de fuseaux horaires différents\u00A0: le premier qui est connu l’emporte',
    en: 'Agencies in different time zones: the first known one is used',
  },
  'zone-of-operator': {
    fr: 'Fuseau horaire autre que celui de l’exploitant\u00A0: celui du jeu de données l’emporte',
    en: 'Time zone other than the operator’s: that of the feed is used',
  },
};

/** Without the full stop: what the fault is about comes before it. */
const feedFaultWords: Readonly<Record<FeedFaultCode, Bilingual>> = {
  'zip-not-a-zip': { fr: 'Le fichier n’est pas une archive zip', en: 'The file is not a zip archive' },
  'zip-truncated': {
    fr: 'L’archive zip est incomplète\u00A0: sa fin manque',
    en: 'The zip archive is incomplete: its end is missing',
  },
  'zip-damaged': { fr: 'L’archive zip est endommagée', en: 'The zip archive is damaged' },
  'zip-encrypted': { fr: 'L’archive zip est chiffrée', en: 'The zip archive is encrypted' },
  'zip-bomb': {
    fr: 'L’archive zip dépasse, une fois décompressée, la taille permise',
    en: 'The zip archive is larger than allowed once decompressed',
  },
  'zip-path': {
    fr: 'L’archive zip contient un chemin interdit',
    en: 'The zip archive contains a forbidden path',
  },
  'zip-duplicate-name': {
    fr: 'L’archive zip contient deux fichiers du même nom',
    en: 'The zip archive contains two files with the same name',
  },
  'zip-too-many-entries': {
    fr: 'L’archive zip contient trop de fichiers',
    en: 'The zip archive contains too many files',
  },
  'table-too-large': { fr: 'Une table dépasse la taille permise', en: 'A table is larger than allowed' },
  'table-missing': { fr: 'Une table obligatoire est absente', en: 'A required table is missing' },
  'import-memory': {
    fr: 'L’importation demande plus de mémoire que permis',
    en: 'The import needs more memory than allowed',
  },
  'source-missing': {
    fr: 'La source du jeu de données est introuvable',
    en: 'The source of the feed cannot be found',
  },
  'source-unreachable': {
    fr: 'La source du jeu de données est injoignable',
    en: 'The source of the feed cannot be reached',
  },
  'source-timed-out': {
    fr: 'La source du jeu de données n’a pas tout livré dans le temps permis',
    en: 'The source of the feed did not deliver everything in the time allowed',
  },
  'source-refused': {
    fr: 'La source du jeu de données a refusé la demande',
    en: 'The source of the feed refused the request',
  },
  'source-redirect': {
    fr: 'La source du jeu de données redirige trop souvent ou vers une adresse interdite',
    en: 'The source of the feed redirects too often or to a forbidden address',
  },
  'source-too-large': {
    fr: 'La source du jeu de données dépasse la taille permise',
    en: 'The source of the feed is larger than allowed',
  },
  'source-path': {
    fr: 'Un lien du dossier mène hors de celui-ci',
    en: 'A link in the folder leads out of it',
  },
};

/** What the operator's staff read of a feed that cannot be opened. The log has where the feed was looked for. */
export function wordsOfFault({ code, about }: FeedFault): Bilingual {
  const shown = withoutPlace(code, about);
  const end = shown === '' ? '.' : ` (${shown}).`;
  const { fr, en } = feedFaultWords[code];
  return { fr: fr + end, en: en + end };
}

/** The report can be read from outside: sizes and a status are told, an address or a path is not. */
function withoutPlace(code: FeedFaultCode, about: string): string {
  if (!code.startsWith('source-') || code === 'source-too-large') return about;
  return code === 'source-refused' ? (/^\d{3}\b/.exec(about)?.[0] ?? '') : '';
}
