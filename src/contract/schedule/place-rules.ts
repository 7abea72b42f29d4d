import type { ArgumentRule } from './arguments.ts';

/** The exponent is how a program writes a place very near the equator or Greenwich. */
const decimal = /^[+-]?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/;

const degrees = (most: number, description: string): ArgumentRule<number> => ({
  pattern: decimal,
  must: `être un nombre de −${most} à ${most}`,
  description,
  numeric: true,
  read(text, name) {
    const value = Number(text);
    return Math.abs(value) <= most
      ? { value }
      : { refused: `Le paramètre ${name} doit être un nombre de −${most} à ${most}.` };
  },
});

export const latitudeRule = degrees(90, 'Latitude, en degrés.');
export const longitudeRule = degrees(180, 'Longitude, en degrés.');

/** A whole number between two bounds. */
export const wholeRule = (least: number, most: number, description: string): ArgumentRule<number> => ({
  pattern: /^\d{1,9}$/,
  must: `être un nombre entier de ${least} à ${most}`,
  description,
  numeric: true,
  read(text, name) {
    const value = Number(text);
    return value >= least && value <= most
      ? { value }
      : { refused: `Le paramètre ${name} doit être un nombre entier de ${least} à ${most}.` };
  },
});

export const longestText = 100;

/** What a rider typed; the search reads any of it. */
export const texteRule: ArgumentRule<string> = {
  pattern: new RegExp(`^[\\s\\S]{1,${longestText}}$`, 'u'),
  must: `compter de 1 à ${longestText} caractères`,
  description: 'Numéro, nom ou description, même incomplets.',
  numeric: true,
  read: (value) => ({ value }),
};
