import { z } from 'zod';
import { dateSchema, numeroSchema } from './fields.ts';
import { described } from './words.ts';

/** The kinds of service are the operator's own, and so are their numbers. */
const codeTypeService = z
  .number()
  .int()
  .meta(
    described({
      fr: 'Le genre de service, par le code que lui donne l’exploitant\u00A0; la description du service en donne la liste.',
      en: 'The kind of service, by the code the operator gives it; the description of the service lists them.',
    }),
  );

/** Left out of a bus, so that a service that knows nothing but buses says nothing. */
export const typeTransportSchema = z
  .number()
  .int()
  .min(0)
  .optional()
  .meta(
    described({
      fr: 'Ce qui transporte, par le route_type du GTFS\u00A0: 0 un tramway, 1 un métro, 2 un train, 4 un traversier, etc.\u00A0; absent pour un autobus.',
      en: 'What carries riders, by the route_type of GTFS: 0 a tram, 1 a metro, 2 a train, 4 a ferry, and so on; absent for a bus.',
    }),
  );

/** A line: an item of `horaire/ListeParcours`, and the answer of `horaire/Parcours` and `horaire/Parcours_Periode`. */
export const parcoursSchema = z.object({
  noParcours: numeroSchema,
  description: z.string(),
  codeDirectionPrincipale: numeroSchema,
  descriptionDirectionPrincipale: z
    .string()
    .nullable()
    .meta(
      described({
        fr: 'null si le parcours n’a aucun voyage\u00A0; le code est donné quand même.',
        en: 'null if the route has no trips; the code is given all the same.',
      }),
    ),
  codeDirectionRetour: numeroSchema,
  descriptionDirectionRetour: z
    .string()
    .nullable()
    .meta(
      described({
        fr: 'null si le parcours ne va que dans un sens\u00A0; le code est donné quand même.',
        en: 'null if the route runs one way only; the code is given all the same.',
      }),
    ),
  codeTypeService,
  typeTransport: typeTransportSchema,
  accessible: z.boolean().meta(
    described({
      fr: 'Le parcours est accessible en fauteuil roulant.',
      en: 'The route is wheelchair accessible.',
    }),
  ),
  jours: z
    .string()
    .regex(/^[01]{7}$/)
    .meta(
      described({
        fr: 'Les jours où il circule, à partir du dimanche\u00A0: 0111110 veut dire du lundi au vendredi.',
        en: 'The days it runs, from Sunday on: 0111110 means Monday to Friday.',
      }),
    ),
  exploitant: z
    .string()
    .optional()
    .meta(
      described({
        fr: 'Qui l’exploite, là où plusieurs sociétés se partagent le réseau.',
        en: 'Who runs it, where several agencies share the network.',
      }),
    ),
  rang: z
    .number()
    .int()
    .min(0)
    .optional()
    .meta(
      described({
        fr: 'Sa place parmi les autres dans une liste, du plus petit au plus grand\u00A0; absent si l’horaire n’en donne pas.',
        en: 'Its place among the others in a list, from the least on; absent where the schedule gives none.',
      }),
    ),
  urlTraceGIF: z.string().optional(),
  urlTracePDF: z.string().optional(),
});
export type ParcoursJson = z.infer<typeof parcoursSchema>;

/** `horaire/ListeParcours`: in no useful order, readers sort. */
export const listeParcoursSchema = z.array(parcoursSchema);

/** `horaire/Parcours`, `horaire/Parcours_Periode`: `null` for a line that does not exist. */
export const parcoursOuNullSchema = parcoursSchema.nullable();

/** One direction of a line, as boards, stops and connections name it. */
export const parcoursDirectionSchema = z.object({
  noParcours: numeroSchema,
  description: z.string(),
  codeDirection: numeroSchema,
  descriptionDirection: z.string(),
  codeTypeService,
  typeTransport: typeTransportSchema,
  accessible: z.boolean().meta(
    described({
      fr: 'Le parcours est accessible en fauteuil roulant.',
      en: 'The route is wheelchair accessible.',
    }),
  ),
});
export type ParcoursDirectionJson = z.infer<typeof parcoursDirectionSchema>;

/** A line at a stop in short: its number, where it goes and its kind. */
export const parcoursCourtSchema = parcoursDirectionSchema.pick({
  noParcours: true,
  codeDirection: true,
  descriptionDirection: true,
  codeTypeService: true,
  typeTransport: true,
});
export type ParcoursCourtJson = z.infer<typeof parcoursCourtSchema>;

/** `horaire/ListeParcoursCorrespondance_ArretParcours`: the other lines of the stop. */
export const listeParcoursDirectionSchema = z.array(parcoursDirectionSchema);

/** `horaire/ListePeriodeApplication`: the weeks for which a timetable holds, in the order of their first days. */
export const listePeriodeSchema = z.array(
  z.object({
    idPeriode: z.string(),
    description: z.string(),
    dateDebutPeriode: dateSchema,
    dateFinPeriode: dateSchema,
  }),
);

const polyligne = z.string().meta(
  described({
    fr: 'Une polyligne encodée de Google, de précision 5, la latitude avant la longitude.',
    en: 'A Google encoded polyline, at precision 5, latitude before longitude.',
  }),
);

/** `horaire/ListeParcoursTypeTrace_ParcoursPeriode`: the way of each pattern; the last is the one to draw alone. */
export const listeTraceSchema = z.array(z.object({ idParcoursType: z.string(), polyligne }));

/** `traces`: the usual way of every direction of the network, for a map of all of it. */
export const tracesSchema = z.array(
  parcoursCourtSchema
    .pick({ noParcours: true, codeDirection: true, codeTypeService: true })
    .extend({ polyligne }),
);
export type TracesJson = z.infer<typeof tracesSchema>;
