import type { Bilingual } from '#domain/locale.ts';
import type { Mode } from '#domain/mode.ts';

/** What all lines of a mode are called together. */
export const modeNames: Readonly<Record<Mode, Bilingual>> = {
  bus: { fr: 'Bus', en: 'Buses' },
  trolleybus: { fr: 'Trolleybus', en: 'Trolleybuses' },
  tram: { fr: 'Tramways', en: 'Trams' },
  metro: { fr: 'Métro', en: 'Metro' },
  train: { fr: 'Trains', en: 'Trains' },
  monorail: { fr: 'Monorail', en: 'Monorail' },
  ferry: { fr: 'Traversiers', en: 'Ferries' },
  aerial: { fr: 'Téléphériques', en: 'Cable cars' },
  funicular: { fr: 'Funiculaires', en: 'Funiculars' },
  vehicle: { fr: 'Autres services', en: 'Other services' },
};
