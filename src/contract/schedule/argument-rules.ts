import { parseServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import type { ArgumentRule } from './arguments.ts';

/** Any text up to a length, but for characters that cannot be seen. */
const textRule = (longest: number, description: string): ArgumentRule<string> => ({
  pattern: new RegExp(`^\\P{C}{1,${longest}}$`, 'u'),
  must: `compter de 1 à ${longest} caractères`,
  description,
  read: (text) => text,
});

/** Where a feed numbers a line with nothing but its name, the name is its number. */
export const noParcoursRule: ArgumentRule<string> = {
  ...textRule(80, 'Numéro du parcours, par exemple 800 ou 3A.'),
  read: (text) => text.toUpperCase(),
};

/** The mark of a stop on its pole is free text, but for what separates several of them. */
export const noArretRule: ArgumentRule<string> = {
  pattern: /^[^\p{C}\s;,]{1,32}$/u,
  must: 'compter de 1 à 32 caractères, sans espace ni séparateur',
  description: 'Numéro de l’arrêt, par exemple 1025.',
  read: (text) => text,
};

export const codeDirectionRule = textRule(10, 'Code de direction, tel que le donne le parcours.');

export const idVoyageRule = { ...textRule(128, 'Identifiant du voyage.'), numeric: true };

/** As the real-time feed writes it: `1269`, `bus-12`. */
export const idAutobusRule = { ...textRule(64, 'Identifiant de l’autobus.'), numeric: true };

/** What a rider typed; the search reads any of it. */
export const texteRule: ArgumentRule<string> = {
  ...textRule(100, 'Numéro, nom ou description, même incomplets.'),
  pattern: /^[\s\S]{1,100}$/u,
  numeric: true,
};

export const idRule: ArgumentRule<number> = {
  pattern: /^\d{1,15}$/,
  must: 'être un nombre entier',
  description: 'Identifiant de l’avis.',
  numeric: true,
  read: Number,
};

const mostArrets = 50;

/** Each number once, in the order given. */
export const arretsRule: ArgumentRule<readonly string[]> = {
  pattern: /^[^\p{C}]{1,1000}$/u,
  must: `compter de 1 à ${mostArrets} numéros d’arrêt séparés par des points-virgules`,
  description: `De 1 à ${mostArrets} numéros d’arrêt, séparés par des points-virgules.`,
  read(text) {
    const numbers = [...new Set(text.split(/[;,]/).map((part) => part.trim()))].filter((part) => part !== '');
    const isFitting = numbers.length > 0 && numbers.length <= mostArrets;
    return isFitting && numbers.every((no) => noArretRule.pattern.test(no)) ? numbers : undefined;
  },
};

export const dateRule: ArgumentRule<ServiceDate> = {
  pattern: /^[\d-]{8,10}$/,
  must: 'être une date de la forme AAAAMMJJ',
  description: 'Date de service, AAAAMMJJ.',
  numeric: true,
  read: (text) => (text >= '19000101' ? parseServiceDate(text) : undefined),
  explain(text) {
    if (/^\d{8}$/.test(text)) return 'n’est pas une date du calendrier';
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? 'doit être de la forme AAAAMMJJ, sans tirets' : undefined;
  },
};

/** The exponent is how a program writes a place very near the equator or Greenwich. */
const degreesRule = (most: number, description: string): ArgumentRule<number> => ({
  pattern: /^[+-]?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/,
  must: `être un nombre de −${most} à ${most}`,
  description,
  numeric: true,
  read: (text) => numberBetween(-most, most, text),
});

export const latitudeRule = degreesRule(90, 'Latitude, en degrés.');
export const longitudeRule = degreesRule(180, 'Longitude, en degrés.');

/** A whole number between two bounds. */
export const wholeRule = (least: number, most: number, description: string): ArgumentRule<number> => ({
  pattern: /^\d{1,9}$/,
  must: `être un nombre entier de ${least} à ${most}`,
  description,
  numeric: true,
  read: (text) => numberBetween(least, most, text),
});

function numberBetween(least: number, most: number, text: string): number | undefined {
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}
