import { foldCapitals } from '#lib/fold-capitals.ts';
import { parseServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import type { ArgumentRule } from './arguments.ts';
import type { Words } from './words.ts';

/** Any text up to a length, but for characters that cannot be seen. */
const textRule = (longest: number, description: Words): ArgumentRule<string> => ({
  pattern: new RegExp(`^\\P{C}{1,${longest}}$`, 'u'),
  must: { fr: `compter de 1 à ${longest} caractères`, en: `have 1 to ${longest} characters` },
  description,
  read: (text) => text,
});

/** Where a feed numbers a line with nothing but its name, the name is its number. */
export const noParcoursRule: ArgumentRule<string> = {
  ...textRule(80, {
    fr: 'Numéro du parcours, par exemple 800 ou 3A.',
    en: 'Route number, such as 800 or 3A.',
  }),
  read: foldCapitals,
};

/** The mark of a stop on its pole is free text, but for what separates several of them. */
export const noArretRule: ArgumentRule<string> = {
  pattern: /^[^\p{C}\s;,]{1,32}$/u,
  must: {
    fr: 'compter de 1 à 32 caractères, sans espace ni séparateur',
    en: 'have 1 to 32 characters, without spaces or separators',
  },
  description: { fr: 'Numéro de l’arrêt, par exemple 1025.', en: 'Stop number, such as 1025.' },
  read: (text) => text,
};

export const codeDirectionRule = textRule(10, {
  fr: 'Code de direction, tel que le donne le parcours.',
  en: 'Direction code, as given by the route.',
});

/** Feeds make identifiers of trips from all that tells trips apart: some have hundreds of characters. */
export const idVoyageRule = {
  ...textRule(500, { fr: 'Identifiant du voyage.', en: 'Trip identifier.' }),
  numeric: true,
};

/** As the real-time feed writes it: `1269`, `bus-12`. */
/** That of the content is a long one, that of an alert in real time a number. */
export const idAvisRule = {
  ...textRule(64, { fr: 'Identifiant de l’avis.', en: 'Identifier of the notice.' }),
  numeric: true,
};

export const idAutobusRule = {
  ...textRule(64, { fr: 'Identifiant de l’autobus.', en: 'Bus identifier.' }),
  numeric: true,
};

/** What a rider typed; the search reads any of it. */
export const texteRule: ArgumentRule<string> = {
  ...textRule(100, {
    fr: 'Numéro, nom ou description, même incomplets.',
    en: 'Number, name or description, even if incomplete.',
  }),
  pattern: /^[\s\S]{1,100}$/u,
  numeric: true,
};

export const idRule: ArgumentRule<number> = {
  pattern: /^\d{1,15}$/,
  must: { fr: 'être un nombre entier', en: 'be a whole number' },
  description: { fr: 'Identifiant de l’avis.', en: 'Notice identifier.' },
  numeric: true,
  read: Number,
};

const mostArrets = 50;

/** Each number once, in the order given. */
export const arretsRule: ArgumentRule<readonly string[]> = {
  pattern: /^[^\p{C}]{1,1000}$/u,
  must: {
    fr: `compter de 1 à ${mostArrets} numéros d’arrêt séparés par des points-virgules`,
    en: `have 1 to ${mostArrets} stop numbers separated by semicolons`,
  },
  description: {
    fr: `De 1 à ${mostArrets} numéros d’arrêt, séparés par des points-virgules.`,
    en: `1 to ${mostArrets} stop numbers, separated by semicolons.`,
  },
  read(text) {
    const numbers = [...new Set(text.split(/[;,]/).map((part) => part.trim()))].filter((part) => part !== '');
    const isFitting = numbers.length > 0 && numbers.length <= mostArrets;
    return isFitting && numbers.every((no) => noArretRule.pattern.test(no)) ? numbers : undefined;
  },
};

export const dateRule: ArgumentRule<ServiceDate> = {
  pattern: /^[\d-]{8,10}$/,
  must: { fr: 'être une date de la forme AAAAMMJJ', en: 'be a date in the form YYYYMMDD' },
  description: { fr: 'Date de service, AAAAMMJJ.', en: 'Service date, YYYYMMDD.' },
  numeric: true,
  read: (text) => (text >= '19000101' ? parseServiceDate(text) : undefined),
  explain(text) {
    if (/^\d{8}$/.test(text))
      return { fr: 'n’est pas une date du calendrier', en: 'is not a date in the calendar' };
    return /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? {
          fr: 'doit être de la forme AAAAMMJJ, sans tirets',
          en: 'must be in the form YYYYMMDD, without hyphens',
        }
      : undefined;
  },
};

/** The exponent is how a program writes a place very near the equator or Greenwich. */
const degreesRule = (most: number, name: Words): ArgumentRule<number> => ({
  pattern: /^[+-]?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/,
  must: { fr: `être un nombre de −${most} à ${most}`, en: `be a number from −${most} to ${most}` },
  description: {
    fr: `${name.fr}, en degrés, de −${most} à ${most}.`,
    en: `${name.en}, in degrees, from −${most} to ${most}.`,
  },
  number: { type: 'number', minimum: -most, maximum: most },
  numeric: true,
  read: (text) => numberBetween(-most, most, text),
});

export const latitudeRule = degreesRule(90, { fr: 'Latitude', en: 'Latitude' });
export const longitudeRule = degreesRule(180, { fr: 'Longitude', en: 'Longitude' });

interface WholeBounds {
  readonly least: number;
  readonly most: number;
  /** What the call takes where it is left out. */
  readonly otherwise?: number;
}

/** A whole number between two bounds, which follow its name in the description. */
export const wholeRule = ({ least, most, otherwise }: WholeBounds, name: Words): ArgumentRule<number> => ({
  pattern: /^\d{1,9}$/,
  must: {
    fr: `être un nombre entier de ${least} à ${most}`,
    en: `be a whole number from ${least} to ${most}`,
  },
  description: {
    fr: `${name.fr}, de ${inFrench(least)} à ${inFrench(most)}${otherwise === undefined ? '' : `\u00A0; ${inFrench(otherwise)} par défaut`}.`,
    en: `${name.en}, from ${inEnglish(least)} to ${inEnglish(most)}${otherwise === undefined ? '' : `; ${inEnglish(otherwise)} by default`}.`,
  },
  number: {
    type: 'integer',
    minimum: least,
    maximum: most,
    ...(otherwise !== undefined && { otherwise }),
  },
  numeric: true,
  read: (text) => numberBetween(least, most, text),
});

const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** An instant that an answer is made for instead of the present one: the timetable as it will be, without real time. */
export const momentRule: ArgumentRule<number> = {
  pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/,
  must: {
    fr: 'être un instant avec son décalage, par exemple 2026-11-20T08:00:00-05:00',
    en: 'be an instant with its offset, such as 2026-11-20T08:00:00-05:00',
  },
  description: {
    fr: 'L’instant pour lequel répondre, avec son décalage\u00A0; l’instant présent par défaut. Pour un autre instant, la réponse suit l’horaire, sans temps réel.',
    en: 'The instant to answer for, with its offset; the present one by default. For another instant the answer follows the schedule, without real time.',
  },
  read(text) {
    const instant = Date.parse(text);
    return instant >= earliest && instant < latest ? instant : undefined;
  },
};

/** Left out, the language that the caller prefers by `Accept-Language`, else French. */
export const langueRule: ArgumentRule<'fr' | 'en'> = {
  pattern: /^(?:fr|en)$/,
  must: { fr: 'être fr ou en', en: 'be fr or en' },
  description: {
    fr: 'Langue de la réponse\u00A0: fr ou en. Sans elle, celle de l’en-tête Accept-Language, sinon le français.',
    en: 'Language of the answer: fr or en. Without it, that of the Accept-Language header, otherwise French.',
  },
  values: ['fr', 'en'],
  read: (text) => (text === 'en' ? 'en' : 'fr'),
};

const inFrench = (value: number) => value.toLocaleString('fr-CA');
const inEnglish = (value: number) => value.toLocaleString('en-CA');

function numberBetween(least: number, most: number, text: string): number | undefined {
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}
