import { z } from 'zod';

/** `GET /router/translate-path`. An external target has neither `entity` nor `jsonapi`. */
export const translatedPathSchema = z.object({
  resolved: z.string(),
  isHomePath: z.boolean(),
  isExternal: z.boolean().optional(),
  entity: z
    .object({
      canonical: z.string(),
      type: z.string(),
      bundle: z.string(),
      id: z.string(),
      uuid: z.string(),
      langcode: z.string().optional(),
    })
    .optional(),
  langcode: z.string().optional(),
  label: z.string().optional(),
  jsonapi: z
    .object({
      individual: z.string(),
      resourceName: z.string(),
      pathPrefix: z.string(),
      basePath: z.string(),
      entryPoint: z.string(),
    })
    .optional(),
  redirect: z.array(z.object({ from: z.string(), to: z.string(), status: z.string() })).optional(),
});
export type TranslatedPathJson = z.infer<typeof translatedPathSchema>;
