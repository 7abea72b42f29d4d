import { z } from 'zod';
import { described } from './words.ts';

const telephone = z
  .string()
  .optional()
  .meta(
    described({
      fr: 'Où téléphoner, là où il faut le faire et si l’exploitant a un numéro.',
      en: 'Where to phone, where one has to and the agency has a number.',
    }),
  );

const aupresSchema = z.enum(['telephone', 'conducteur']).meta(
  described({
    fr: 'telephone\u00A0: il faut téléphoner à l’exploitant. conducteur\u00A0: il faut s’entendre avec le conducteur.',
    en: 'telephone: one has to phone the agency. conducteur: one has to arrange it with the driver.',
  }),
);

const montee = aupresSchema
  .optional()
  .meta(described({ fr: 'Comment on y monte.', en: 'How one gets on there.' }));
const descente = aupresSchema
  .optional()
  .meta(described({ fr: 'Comment on y descend.', en: 'How one gets off there.' }));

/** A stop that a bus serves on request. */
export const surDemandeSchema = z.object({ montee, descente, telephone }).meta(
  described({
    fr: 'Là où l’on ne monte ou ne descend que sur demande. Absent ailleurs.',
    en: 'Where one gets on or off on request alone. Absent elsewhere.',
  }),
);
export type SurDemandeJson = z.infer<typeof surDemandeSchema>;

/** The same for rows of a grid. */
export const rangeesSurDemandeSchema = z
  .array(z.object({ montee, descente, rangees: z.array(z.number().int().min(0)) }))
  .optional()
  .meta(
    described({
      fr: 'Les rangées où l’on ne monte ou ne descend que sur demande, comptées à partir de 0. Absent s’il n’y en a pas.',
      en: 'The rows where one gets on or off on request alone, counted from 0. Absent where there are none.',
    }),
  );
export type RangeesSurDemandeJson = z.infer<typeof rangeesSurDemandeSchema>;

const enRouteSchema = z.enum(['libre', 'telephone', 'conducteur']).meta(
  described({
    fr: 'libre\u00A0: à tout endroit, d’un signe. telephone, conducteur\u00A0: après s’être entendu avec l’un ou l’autre.',
    en: 'libre: anywhere, by a sign. telephone, conducteur: by arrangement with the agency or the driver.',
  }),
);

const enRoute = { montee: enRouteSchema.optional(), descente: enRouteSchema.optional(), telephone };

/** How one gets on or off between the stops of a line. */
export const entreArretsParcoursSchema = z
  .array(
    z.object({
      ...enRoute,
      partout: z.boolean().meta(
        described({
          fr: 'false si cela ne vaut que sur une partie du parcours ou pour certains de ses voyages.',
          en: 'false where this holds on a part of the route or for some of its trips alone.',
        }),
      ),
    }),
  )
  .optional()
  .meta(
    described({
      fr: 'Comment on monte et on descend entre les arrêts, là où on le peut. Absent ailleurs.',
      en: 'How one gets on and off between stops, where one can. Absent elsewhere.',
    }),
  );
export type EntreArretsParcoursJson = z.infer<typeof entreArretsParcoursSchema>;

const rang = z.number().int().min(0);

/** The same for a trip. */
export const entreArretsVoyageSchema = z
  .array(z.object({ ...enRoute, de: rang, a: rang }))
  .optional()
  .meta(
    described({
      fr: 'Comment on monte et on descend entre les arrêts, là où on le peut\u00A0: d’un rang de passages à un autre, comptés à partir de 0. Absent ailleurs.',
      en: 'How one gets on and off between stops, where one can: from one of passages to another, counted from 0. Absent elsewhere.',
    }),
  );
export type EntreArretsVoyageJson = z.infer<typeof entreArretsVoyageSchema>;

/** Of a line that has to be phoned for somewhere. */
export const telephoneSchema = telephone;
