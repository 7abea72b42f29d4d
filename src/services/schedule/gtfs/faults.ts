import type { Bilingual } from '#domain/locale.ts';

interface Fault {
  /** An error loses a row or a trip; a warning is read around. */
  readonly severity: 'error' | 'warning';
  readonly words: Bilingual;
}

const error = (fr: string, en: string): Fault => ({ severity: 'error', words: { fr, en } });
const warning = (fr: string, en: string): Fault => ({ severity: 'warning', words: { fr, en } });

/** Everything an import can find wrong with a row. A feed that cannot be read at all is a `FeedFault`. */
export const faults = {
  'field-too-long': error('Champ trop long', 'Field too long'),
  'quote-not-closed': error('Guillemet jamais refermé', 'Quotation mark never closed'),
  'row-short': warning('Ligne plus courte que l’en-tête', 'Row shorter than the header'),
  'value-missing': error('Valeur obligatoire absente', 'Required value missing'),
  'value-unreadable': error('Valeur illisible', 'Unreadable value'),
  'value-replaced': warning(
    'Valeur illisible, remplacée par celle d’usage',
    'Unreadable value, replaced by the default',
  ),
  'text-encoding': warning('Texte qui n’est pas en UTF-8', 'Text that is not UTF-8'),
  'id-repeated': error('Identifiant répété', 'Repeated identifier'),
  'line-unknown': error('Parcours inconnu', 'Unknown route'),
  'service-unknown': error('Jour de service inconnu', 'Unknown service'),
  'stop-unknown': error('Arrêt inconnu', 'Unknown stop'),
  'stop-not-boardable': error(
    'Lieu où aucun bus ne s’arrête (station, entrée…)',
    'Place where no bus stops (station, entrance…)',
  ),
  'trip-unknown': error('Voyage inconnu', 'Unknown trip'),
  'shape-unknown': warning('Tracé inconnu', 'Unknown shape'),
  'position-missing': warning('Arrêt sans position', 'Stop without a position'),
  'stop-code-missing': warning(
    'Arrêt sans numéro\u00A0: son identifiant en tient lieu',
    'Stop without a number: its identifier stands in',
  ),
  'stop-code-repeated': warning('Numéro porté par plusieurs arrêts', 'Number carried by several stops'),
  'sequence-repeated': error('Rang d’arrêt répété dans un voyage', 'Stop sequence repeated in a trip'),
  'time-missing': error(
    'Voyage sans heure au premier ou au dernier arrêt',
    'Trip without a time at its first or last stop',
  ),
  'time-backwards': error('Voyage qui recule dans le temps', 'Trip that goes back in time'),
  'time-interpolated': warning('Heure absente, interpolée', 'Missing time, interpolated'),
  'trip-too-short': error('Voyage de moins de deux arrêts', 'Trip with fewer than two stops'),
  'trip-too-long': error('Voyage de plus de 1\u00A0023 arrêts', 'Trip with more than 1,023 stops'),
  'frequency-unreadable': error('Fréquence inutilisable', 'Unusable frequency'),
  'service-empty': warning('Service qui ne circule aucun jour', 'Service that never runs'),
  'date-order': warning('Dates de début et de fin inversées', 'Start and end dates reversed'),
} as const satisfies Record<string, Fault>;

export type FaultCode = keyof typeof faults;
