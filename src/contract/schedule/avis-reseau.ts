import { z } from 'zod';
import { arretSchema } from './arret.ts';
import { instantSchema, numeroSchema } from './fields.ts';
import { described } from './words.ts';

const debutSchema = instantSchema
  .nullable()
  .meta(described({ fr: 'null si le début n’est pas connu.', en: 'null if the beginning is not known.' }));
const finSchema = instantSchema
  .nullable()
  .meta(described({ fr: 'null si la fin n’est pas connue.', en: 'null if the end is not known.' }));

/** A notice where it is felt, in short. */
export const avisResumeSchema = z.object({
  id: z.string(),
  source: z.enum(['contenu', 'tempsReel']).meta(
    described({
      fr: 'contenu\u00A0: écrit par le personnel. tempsReel\u00A0: reçu avec le temps réel.',
      en: 'contenu: written by staff. tempsReel: received with real time.',
    }),
  ),
  gravite: z.enum(['standard', 'faible', 'moyen', 'eleve']),
  titre: z.string(),
  resume: z
    .string()
    .nullable()
    .meta(described({ fr: 'Son effet, en une phrase.', en: 'Its effect, in a sentence.' })),
  general: z
    .boolean()
    .meta(
      described({ fr: 'Pour tous, quel que soit le parcours.', en: 'For everyone, whatever the route.' }),
    ),
  parcours: z.array(numeroSchema),
  debut: debutSchema,
  fin: finSchema,
  chemin: z
    .string()
    .nullable()
    .meta(described({ fr: 'Son adresse dans le contenu.', en: 'Its address in the content.' })),
});
export type AvisResumeJson = z.infer<typeof avisResumeSchema>;

/** The notices that an answer names, once each. */
export const avisResumesSchema = z.array(avisResumeSchema);
export const listeAvisResumesSchema = avisResumesSchema.meta(
  described({
    fr: 'Les avis nommés dans la réponse, les plus graves d’abord.',
    en: 'The notices named in the answer, the gravest first.',
  }),
);

/** What a notice does to the service. */
const effetSchema = z.object({
  type: z.enum(['arretsFermes', 'voyagesAnnules', 'detour', 'retard', 'autre']),
  debut: debutSchema,
  fin: finSchema,
  jours: z
    .array(z.number().int().min(1).max(7))
    .nullable()
    .meta(
      described({
        fr: '1 pour lundi à 7 pour dimanche\u00A0; null pour tous les jours.',
        en: '1 for Monday to 7 for Sunday; null for every day.',
      }),
    ),
  heures: z
    .object({ de: z.number().int(), a: z.number().int() })
    .nullable()
    .meta(
      described({
        fr: 'En secondes de la journée de service, qui dépasse minuit\u00A0; null à toute heure.',
        en: 'In seconds of the service day, which goes on past midnight; null at any time.',
      }),
    ),
  parcours: z.array(z.object({ noParcours: numeroSchema, codeDirection: numeroSchema.nullable() })),
  arrets: z.array(z.object({ noArret: numeroSchema, remplacement: numeroSchema.nullable() })),
  voyages: z.array(z.string()),
  minutes: z
    .number()
    .int()
    .nullable()
    .meta(described({ fr: 'De combien le trajet s’allonge.', en: 'How much longer the way takes.' })),
});
export type EffetJson = z.infer<typeof effetSchema>;

/** `avisReseau`: every notice in effect or to come, with what it does. */
export const avisReseauSchema = z.array(
  avisResumeSchema.extend({
    cause: z
      .enum(['meteo', 'travaux', 'accident', 'evenement', 'greve', 'ferie', 'entretien', 'autre'])
      .nullable(),
    effets: z.array(effetSchema),
  }),
);
export type AvisReseauJson = z.infer<typeof avisReseauSchema>[number];

/** Where to board instead of a stop that is not served. */
export const remplacementSchema = z.object({
  arret: arretSchema,
  metres: z
    .number()
    .int()
    .min(0)
    .meta(described({ fr: 'À vol d’oiseau.', en: 'As the crow flies.' })),
});
export type RemplacementJson = z.infer<typeof remplacementSchema>;

/** A stop at which no bus stops for a time. */
export const fermetureSchema = z.object({
  avis: z.string().meta(
    described({
      fr: 'L’avis qui le dit, par son identifiant.',
      en: 'The notice that says so, by its identifier.',
    }),
  ),
  fin: finSchema,
  remplacement: remplacementSchema.nullable(),
});
export type FermetureJson = z.infer<typeof fermetureSchema>;
