import { parseServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import type { ArgumentRule } from './arguments.ts';

const asIs = (value: string) => ({ value });

/** Where a feed numbers a line with nothing but its name, the name is its number. */
export const noParcoursRule: ArgumentRule<string> = {
  pattern: /^\P{C}{1,80}$/u,
  must: 'compter de 1 à 80 caractères',
  description: 'Numéro du parcours, par exemple 800 ou 3A.',
  read: (text) => ({ value: text.toUpperCase() }),
};

/** The mark of a stop on its pole is free text, but for what separates several of them. */
export const noArretRule: ArgumentRule<string> = {
  pattern: /^[^\p{C}\s;,]{1,32}$/u,
  must: 'compter de 1 à 32 caractères, sans espace ni séparateur',
  description: 'Numéro de l’arrêt, par exemple 1025.',
  read: asIs,
};

export const codeDirectionRule: ArgumentRule<string> = {
  pattern: /^\P{C}{1,10}$/u,
  must: 'compter de 1 à 10 caractères',
  description: 'Code de direction, tel que le donne le parcours.',
  read: asIs,
};

export const idVoyageRule: ArgumentRule<string> = {
  pattern: /^\P{C}{1,128}$/u,
  must: 'compter de 1 à 128 caractères',
  description: 'Identifiant du voyage.',
  numeric: true,
  read: asIs,
};

/** As the real-time feed writes it: `1269`, `bus-12`. */
export const idAutobusRule: ArgumentRule<string> = {
  pattern: /^\P{C}{1,64}$/u,
  must: 'compter de 1 à 64 caractères',
  description: 'Identifiant de l’autobus.',
  numeric: true,
  read: asIs,
};

export const idRule: ArgumentRule<number> = {
  pattern: /^\d{1,15}$/,
  must: 'être un nombre entier',
  description: 'Identifiant de l’avis.',
  numeric: true,
  read: (text) => ({ value: Number(text) }),
};

export const mostArrets = 50;

/** Each number once, in the order given. */
export const arretsRule: ArgumentRule<readonly string[]> = {
  pattern: /^[^\p{C}]{1,1000}$/u,
  must: `compter de 1 à ${mostArrets} numéros d’arrêt séparés par des points-virgules`,
  description: `De 1 à ${mostArrets} numéros d’arrêt, séparés par des points-virgules.`,
  read(text, name) {
    const numbers = [...new Set(text.split(/[;,]/).map((part) => part.trim()))].filter((part) => part !== '');
    const fitting =
      numbers.length > 0 &&
      numbers.length <= mostArrets &&
      numbers.every((no) => noArretRule.pattern.test(no));
    return fitting ? { value: numbers } : { refused: `Le paramètre ${name} doit ${arretsRule.must}.` };
  },
};

export const dateRule: ArgumentRule<ServiceDate> = {
  pattern: /^[\d-]{8,10}$/,
  must: 'être une date de la forme AAAAMMJJ',
  description: 'Date de service, AAAAMMJJ.',
  numeric: true,
  read(text, name) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text))
      return { refused: `Le paramètre ${name} doit être de la forme AAAAMMJJ, sans tirets.` };
    if (!/^\d{8}$/.test(text)) return { refused: `Le paramètre ${name} doit ${dateRule.must}.` };
    const date = text >= '19000101' ? parseServiceDate(text) : undefined;
    if (date === undefined) return { refused: `Le paramètre ${name} n’est pas une date du calendrier.` };
    return { value: date };
  },
};
