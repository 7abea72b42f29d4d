import type { WebFormFieldFile } from '#contract/content/web-form-file.ts';
import { field } from './parts.ts';

type More = Partial<Pick<WebFormFieldFile, 'required' | 'visible' | 'requiredWhen'>>;

/** The number on the pole of a stop. */
export const stop = (more: More = {}) =>
  field('arret', 'textfield', ['Numéro de l’arrêt', 'Stop number'], {
    pattern: '\\d\\d\\d\\d',
    messages: {
      pattern: {
        fr: 'Le numéro d’un arrêt a quatre chiffres',
        en: 'A stop number has four digits',
      },
    },
    hint: ['Quatre chiffres, inscrits sur le poteau', 'Four digits, shown on the pole'],
    ...more,
  });

export const busNumber = (more: More = {}) =>
  field('bus', 'integer', ['Numéro du bus', 'Bus number'], {
    min: 1,
    max: 9999,
    hint: [
      'Inscrit au-dessus de la porte avant, si vous l’avez noté',
      'Shown above the front door, if you have it',
    ],
    ...more,
  });

export const towards = (more: More = {}) =>
  field('direction', 'textfield', ['Direction', 'Direction'], {
    maxLength: 80,
    hint: ['La destination affichée à l’avant du bus', 'The destination on the front of the bus'],
    ...more,
  });
