import { z } from 'zod';
import { instantSchema, numeroSchema, versionHoraireSchema } from './fields.ts';
import { described } from './words.ts';

/** `reseau`: everything the timetables in service have an address for, by its number alone. */
export const reseauSchema = z.object({
  version: versionHoraireSchema,
  miseAJour: instantSchema.meta(
    described({
      fr: 'Quand les horaires en vigueur ont été importés.',
      en: 'When the schedules in effect were imported.',
    }),
  ),
  parcours: z.array(z.object({ noParcours: numeroSchema, codesDirection: z.array(numeroSchema) })).meta(
    described({
      fr: 'Les parcours et les directions où ils circulent.',
      en: 'The routes and the directions they run in.',
    }),
  ),
  arrets: z.array(numeroSchema).meta(
    described({
      fr: 'Les numéros des arrêts desservis.',
      en: 'The numbers of the stops that are served.',
    }),
  ),
});
