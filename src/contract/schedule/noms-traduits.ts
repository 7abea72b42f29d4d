import { z } from 'zod';
import { described } from './words.ts';

/** `nomsTraduits`: what tells a translated name from one that stays as it is in every language. */
export const nomsTraduitsSchema = z.object({
  langue: z.enum(['fr', 'en']),
  noms: z.array(z.string()).meta(
    described({
      fr: 'Les noms d’arrêts, de parcours et de destinations qui ont une forme propre dans cette langue\u00A0; les autres gardent celle du réseau.',
      en: 'The names of stops, routes and destinations that have a form of their own in this language; the others keep that of the network.',
    }),
  ),
});
