import { z } from 'zod';
import { noArretRule, noParcoursRule } from './argument-rules.ts';
import { optional } from './arguments.ts';
import { instantSchema, textesSchema } from './fields.ts';
import { described, issueIn, type Words } from './words.ts';

/** `/donneesOuvertes`: what may be taken from here, and how to name its source. */
export const donneesOuvertesSchema = z.object({
  attribution: textesSchema.meta(
    described({
      fr: 'La mention de la source à reproduire, dans les deux langues.',
      en: 'The mention of the source to reproduce, in both languages.',
    }),
  ),
  miseAJour: instantSchema.meta(
    described({
      fr: 'Quand les horaires en vigueur ont été importés.',
      en: 'When the schedules in effect were imported.',
    }),
  ),
  fuseauHoraire: z.string().meta(
    described({
      fr: 'Celui des heures du fichier GTFS, par exemple America/Toronto.',
      en: 'That of the times in the GTFS file, such as America/Toronto.',
    }),
  ),
  gtfs: z.string().meta(
    described({
      fr: 'L’adresse du fichier sur ce serveur, à partir de sa racine.',
      en: 'The address of the file on this server, from its root.',
    }),
  ),
  gtfsRealtime: z.array(z.string()).meta(
    described({
      fr: 'Les adresses des flux sur ce serveur, à partir de sa racine.',
      en: 'The addresses of the feeds on this server, from its root.',
    }),
  ),
});

const notBoth: Words = {
  fr: 'Les paramètres noParcours et noArret ne vont pas ensemble.',
  en: 'The parameters noParcours and noArret do not go together.',
};

/** Which notices are meant: all, those of a line, or those felt at a stop. */
export const alertesQuerySchema = z
  .object({
    noParcours: optional('noParcours', {
      ...noParcoursRule,
      description: {
        fr: 'Numéro du parcours, par exemple 803\u00A0: les avis qui le touchent seulement.',
        en: 'Route number, such as 803: only the notices that affect it.',
      },
    }),
    noArret: optional('noArret', {
      ...noArretRule,
      description: {
        fr: 'Numéro de l’arrêt, par exemple 1014\u00A0: seulement les avis ressentis à cet arrêt. Ne va pas avec noParcours.',
        en: 'Stop number, such as 1014: only the notices felt at this stop. Does not go with noParcours.',
      },
    }),
  })
  .superRefine(({ noParcours, noArret }, context) => {
    if (noParcours !== undefined && noArret !== undefined)
      context.addIssue({ ...issueIn(notBoth), path: ['noArret'] });
  });

/** For a number that nothing has. */
export function unknownNumber(argument: 'noParcours' | 'noArret', number: string) {
  const thing: Words =
    argument === 'noParcours' ? { fr: 'parcours', en: 'route' } : { fr: 'arrêt', en: 'stop' };
  const words: Words = {
    fr: `Aucun ${thing.fr} ne porte le numéro ${number}.`,
    en: `No ${thing.en} has the number ${number}.`,
  };
  return { ...issueIn(words), path: [argument] };
}
