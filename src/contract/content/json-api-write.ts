import { z } from 'zod';

const identSchema = z.strictObject({
  type: z.string(),
  id: z.uuid(),
  meta: z.record(z.string(), z.unknown()).optional(),
});

const relationshipsSchema = z.record(
  z.string(),
  z.object({ data: z.union([identSchema, z.array(identSchema).max(500), z.null()]) }),
);

const attributesSchema = z.record(z.string(), z.unknown());

/**
 * The body of a POST or PATCH of an item (JSON:API 1.0). The attributes are those of the language of the address; `meta`
 * may bring the words of others along, so that an item never stands in one language alone.
 */
export const writeDocumentSchema = z.object({
  data: z.strictObject({
    type: z.string(),
    id: z.uuid().optional(),
    attributes: attributesSchema.default({}),
    relationships: relationshipsSchema.default({}),
    meta: z
      .strictObject({ translations: z.partialRecord(z.enum(['fr', 'en']), attributesSchema) })
      .optional(),
    links: z.unknown().optional(),
  }),
});
export type WriteDocumentJson = z.infer<typeof writeDocumentSchema>;

const flag = z
  .enum(['true', 'false', '1', '0'])
  .default('false')
  .transform((text) => text === 'true' || text === '1');

/** What a writer may say besides: only look what would come of it; or that the words of one language will do. */
export const writeQuerySchema = z.object({ dryRun: flag, oneLanguage: flag });
export type WriteQuery = z.infer<typeof writeQuerySchema>;
