import { z } from 'zod';

/** What an item is called in files; its uuid is made of it. */
export const itemKeySchema = z.string().regex(/^[a-z0-9][a-z0-9._-]{0,99}$/i);

const attributesSchema = z.record(z.string(), z.unknown());

/**
 * What a relationship leads to. A block that is written has its own attributes and relationships in `meta`, where the
 * wire shows those of a block in a block: without an `id` it is a new one, with it what is not given of it stays.
 */
const identSchema = z.strictObject({
  type: z.string(),
  id: z.uuid().optional(),
  meta: z
    .looseObject({
      /** Keeps the identity of a block that changes place. */
      key: z.string().optional(),
      attributes: attributesSchema.optional(),
      get relationships() {
        return relationshipsSchema.optional();
      },
    })
    .optional(),
});
export type WriteIdentJson = z.infer<typeof identSchema>;

const relationshipsSchema = z.record(
  z.string(),
  z.object({ data: z.union([identSchema, z.array(identSchema).max(500), z.null()]) }),
);
export type WriteRelationshipsJson = z.infer<typeof relationshipsSchema>;

/**
 * The body of a POST or PATCH of an item (JSON:API 1.0). The attributes and the blocks are those of the language of the
 * address; `meta` may bring the words of others along, so that an item never stands in one language alone.
 */
export const writeDocumentSchema = z.object({
  data: z.strictObject({
    type: z.string(),
    id: z.uuid().optional(),
    attributes: attributesSchema.default({}),
    relationships: relationshipsSchema.default({}),
    meta: z
      .strictObject({
        translations: z.partialRecord(z.enum(['fr', 'en']), attributesSchema).optional(),
        /** What a new item is called: the same key gives the same uuid everywhere. */
        key: itemKeySchema.optional(),
        /** What search engines show, where it is not the subtitle. */
        description: z.string().max(500).nullable().optional(),
      })
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

/** A change starts from what is published, or from the version named here: the draft over it, or a revision. */
export const changeQuerySchema = writeQuerySchema.extend({ resourceVersion: z.string().optional() });
export type ChangeQuery = z.infer<typeof changeQuerySchema>;
