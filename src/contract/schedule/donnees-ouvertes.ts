import { z } from 'zod';
import { instantSchema, textesSchema } from './fields.ts';
import { described } from './words.ts';

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
