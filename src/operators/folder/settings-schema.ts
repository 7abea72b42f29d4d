import { z } from 'zod';
import type { SeedSettings } from '#services/content/seed.ts';

const both = z.strictObject({ fr: z.string(), en: z.string() });
const until = z.string().nullable().optional();

/** `settings.json`: what staff switch for the whole site, as it stands before they do. */
export const settingsSchema: z.ZodType<SeedSettings> = z.strictObject({
  maintenance: z.strictObject({ activation: z.boolean(), page: z.string().nullable(), until }),
  alert: z.strictObject({
    activation: z.boolean(),
    type: z.enum(['standard', 'faible', 'moyen', 'eleve']),
    title: both,
    message: both,
    displayOnHomepage: z.boolean(),
    displayOnPages: z.array(z.string()),
    until,
  }),
});
