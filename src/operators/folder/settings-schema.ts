import { z } from 'zod';
import type { SeedSettings } from '#services/content/seed.ts';

const text = z.string().max(5000);
const both = z.strictObject({ fr: text, en: text });
const until = z.iso
  .datetime({ offset: true, error: 'must be a moment with its zone, such as 2026-11-16T08:00:00-05:00' })
  .nullish();

/** `settings.json`: what staff switch for the whole site, as it stands before they do. */
export const settingsSchema: z.ZodType<SeedSettings> = z.strictObject({
  maintenance: z.strictObject({ activation: z.boolean(), page: text.nullable(), until }),
  alert: z.strictObject({
    activation: z.boolean(),
    type: z.enum(['standard', 'faible', 'moyen', 'eleve']),
    title: both,
    message: both,
    displayOnHomepage: z.boolean(),
    displayOnPages: z.array(text),
    until,
  }),
});
