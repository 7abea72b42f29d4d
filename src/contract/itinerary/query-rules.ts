import { z } from 'zod';
import { required, type ArgumentRule } from '#contract/schedule/arguments.ts';
import { described, issueIn, type Words } from '#contract/schedule/words.ts';
import type { Coordinates } from '#lib/local-plane.ts';
import { lonLatPattern, readLonLat } from '#lib/lon-lat.ts';

/** What somebody typed; whatever is in it, it is only compared with names. */
export const wordsRule: ArgumentRule<string> = {
  pattern: /^[\s\S]{1,200}$/u,
  must: { fr: 'compter de 1 à 200 caractères', en: 'have 1 to 200 characters' },
  description: {
    fr: 'Nom, adresse ou numéro d’arrêt, même incomplets.',
    en: 'Name, address or stop number, even if incomplete.',
  },
  numeric: true,
  read: (text) => text,
};

export const lonLatRule: ArgumentRule<Coordinates> = {
  pattern: lonLatPattern,
  must: {
    fr: 'être une longitude et une latitude séparées par un point-virgule, par exemple -71.84;47.62',
    en: 'be a longitude and a latitude separated by a semicolon, such as -71.84;47.62',
  },
  description: {
    fr: 'Autour d’où chercher\u00A0: longitude et latitude séparées par un point-virgule.',
    en: 'Where to search around: longitude and latitude separated by a semicolon.',
  },
  read: readLonLat,
};

/** An id of a place, as `places` gives it, or `lon;lat`. */
export const placeIdRule: ArgumentRule<string> = {
  pattern: /^\P{C}{1,200}$/u,
  must: {
    fr: 'être l’identifiant d’un lieu, ou une longitude et une latitude séparées par un point-virgule',
    en: 'be the identifier of a place, or a longitude and a latitude separated by a semicolon',
  },
  description: {
    fr: 'Identifiant d’un lieu, par exemple stop_point:1025, ou longitude et latitude séparées par un point-virgule.',
    en: 'Identifier of a place, such as stop_point:1025, or longitude and latitude separated by a semicolon.',
  },
  read: (text) => text,
};

/** `20261116T130500`, with an offset from UTC or without; a time that the calendar does not have is refused. */
export const dateTimeRule: ArgumentRule<string> = {
  pattern: /^(19|20)\d{6}T\d{4}(\d{2})?(Z|[+-](0\d|1[0-4])[0-5]\d)?$/,
  must: { fr: 'être de la forme AAAAMMJJThhmmss', en: 'be in the form YYYYMMDDThhmmss' },
  description: {
    fr: 'Date et heure locales, AAAAMMJJThhmmss\u00A0; l’instant présent par défaut. Un décalage (-0500) peut suivre, pour l’heure qui revient deux fois.',
    en: 'Local date and time, YYYYMMDDThhmmss; the present moment by default. An offset (-0500) may follow, for the hour that comes twice.',
  },
  read(text) {
    const [, digits = '', offset = ''] = /^(\d+T\d+)(.*)/s.exec(text) ?? [];
    const whole = digits.padEnd(15, '0');
    const iso = `${whole.slice(0, 4)}-${whole.slice(4, 6)}-${whole.slice(6, 11)}:${whole.slice(11, 13)}:${whole.slice(13)}`;
    const instant = Date.parse(`${iso}Z`);
    const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(iso);
    return isReal ? whole + offset : undefined;
  },
};

export const flagRule = (description: Words): ArgumentRule<boolean> => ({
  pattern: /^(true|false|1|0)$/i,
  must: { fr: 'être true ou false', en: 'be true or false' },
  description,
  values: ['true', 'false'],
  read: (text) => /^(true|1)$/i.test(text),
});

export function oneOfRule<Value extends string>(
  values: readonly Value[],
  description: Words,
): ArgumentRule<Value> {
  return {
    pattern: /^[a-z_]{1,40}$/,
    must: { fr: `être l’un de ${values.join(', ')}`, en: `be one of ${values.join(', ')}` },
    description,
    values,
    read: (text) => values.find((value) => value === text),
  };
}

/** Navitia takes any tag; we have two languages, and French for all others. */
export const languageRule: ArgumentRule<'fr' | 'en'> = {
  pattern: /^[a-z]{2}(-[a-z]{2,4})?$/i,
  must: { fr: 'être une langue, par exemple fr-CA', en: 'be a language, such as en-CA' },
  description: {
    fr: 'Langue de la réponse\u00A0; le français par défaut.',
    en: 'Language of the answer; French by default.',
  },
  read: (text) => (/^en/i.test(text) ? 'en' : 'fr'),
};

interface Several<Value> {
  readonly most: number;
  readonly rule: ArgumentRule<Value>;
}

/** An argument that may be given several times, such as `type[]`; nothing where it is left out. */
export function several<Value>(name: string, { most, rule }: Several<Value>) {
  const one = required(name, rule);
  return z
    .transform((input: unknown, context): readonly Value[] => {
      const given = input === undefined ? [] : Array.isArray(input) ? (input as unknown[]) : [input];
      const texts = given.filter((text) => text !== '');
      if (texts.length > most) {
        context.addIssue(
          issueIn({
            fr: `Le paramètre ${name} peut être donné ${most} fois au plus.`,
            en: `The parameter ${name} can be given at most ${most} times.`,
          }),
        );
        return z.NEVER;
      }
      return texts.flatMap((text) => {
        const read = one.safeParse(text);
        if (read.success) return [read.data];
        for (const { message, ...issue } of read.error.issues) {
          const params = 'params' in issue ? issue.params : undefined;
          context.addIssue({ code: 'custom', message, params: params as Record<string, unknown> });
        }
        return [];
      });
    })
    .meta({ type: 'array', items: { type: 'string' }, ...described(rule.description) });
}
