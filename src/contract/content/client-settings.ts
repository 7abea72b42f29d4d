import { z } from 'zod';
import { longTextSchema } from './fields.ts';

/** The first instant at which it is over; ours, beside the contract. Until it is switched off where there is none. */
const untilSchema = z.iso.datetime({ offset: true }).nullish();

const settingsSchema = z.object({
  maintenance: z.object({ activation: z.boolean(), page: z.string().nullable(), until: untilSchema }),
  alert: z.object({
    activation: z.boolean(),
    type: z.string(),
    title: z.string(),
    message: longTextSchema,
    displayOnHomepage: z.boolean(),
    displayOnPages: z.array(z.string()),
    until: untilSchema,
  }),
});
export type ClientSettingsJson = z.infer<typeof settingsSchema>;

/** `GET /api/clientSettings`: the settings, in an envelope or bare. */
export const clientSettingsSchema = z.union([z.object({ data: settingsSchema }), settingsSchema]);

/** A day, a time where the operator is, or one with its offset. */
const endSchema = z.string().max(40).nullish();

const line = z.string().trim().max(200);
const html = z.string().trim().max(10_000);
const inBoth = <Text extends z.ZodType>(text: Text) => z.strictObject({ fr: text, en: text }).partial();

/** `PATCH /api/clientSettings`, for editors: what is not given stays. Words are given in both languages at once. */
export const settingsChangeSchema = z.object({
  data: z
    .strictObject({
      maintenance: z.strictObject({
        activation: z.boolean(),
        page: z.uuid().nullable().optional(),
        until: endSchema,
      }),
      alert: z
        .strictObject({
          activation: z.boolean(),
          type: z.enum(['standard', 'faible', 'moyen', 'eleve']),
          title: inBoth(line),
          message: inBoth(html),
          displayOnHomepage: z.boolean(),
          displayOnPages: z.array(z.string().regex(/^\/\S{0,249}$/)).max(50),
          until: endSchema,
        })
        .partial()
        .required({ activation: true }),
    })
    .partial(),
});
export type SettingsChangeJson = z.infer<typeof settingsChangeSchema>['data'];
