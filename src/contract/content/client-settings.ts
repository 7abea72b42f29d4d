import { z } from 'zod';
import { longTextSchema } from './fields.ts';

const settingsSchema = z.object({
  maintenance: z.object({ activation: z.boolean(), page: z.string().nullable() }),
  alert: z.object({
    activation: z.boolean(),
    type: z.string(),
    title: z.string(),
    message: longTextSchema,
    displayOnHomepage: z.boolean(),
    displayOnPages: z.array(z.string()),
  }),
});
export type ClientSettingsJson = z.infer<typeof settingsSchema>;

/** `GET /api/clientSettings`: the settings, in an envelope or bare. */
export const clientSettingsSchema = z.union([z.object({ data: settingsSchema }), settingsSchema]);
