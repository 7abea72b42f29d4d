import { z } from 'zod';

/** JSON:API 1.0 as the content backend speaks it (contract, section 2.2). */
const linkSchema = z.object({ href: z.string() });

export const identSchema = z.object({
  type: z.string(),
  id: z.string(),
  meta: z.record(z.string(), z.unknown()).optional(),
});
export type IdentJson = z.infer<typeof identSchema>;

export const relationshipSchema = z.object({
  data: z.union([identSchema, z.array(identSchema), z.null()]),
  links: z.object({ related: linkSchema, self: linkSchema }).partial().optional(),
});
export type RelationshipJson = z.infer<typeof relationshipSchema>;

const resourceSchema = z.object({
  type: z.string(),
  id: z.string(),
  links: z.object({ self: linkSchema }).optional(),
  attributes: z.record(z.string(), z.unknown()).default({}),
  relationships: z.record(z.string(), relationshipSchema).optional(),
  /** For editors: what an item is called in files, and the words that are its description for search engines. */
  meta: z.object({ key: z.string(), description: z.string() }).partial().optional(),
});
export type ResourceJson = z.infer<typeof resourceSchema>;

const pageLinksSchema = z
  .object({ self: linkSchema, next: linkSchema, prev: linkSchema, first: linkSchema, last: linkSchema })
  .partial();

const envelope = {
  jsonapi: z.object({ version: z.string() }).loose().optional(),
  included: z.array(resourceSchema).optional(),
  meta: z.looseObject({ count: z.number().optional() }).optional(),
  links: pageLinksSchema.optional(),
};

export const documentSchema = z.object({ ...envelope, data: resourceSchema });
export type DocumentJson = z.infer<typeof documentSchema>;

export const collectionSchema = z.object({ ...envelope, data: z.array(resourceSchema) });
export type CollectionJson = z.infer<typeof collectionSchema>;

export const jsonApiErrorsSchema = z.object({
  errors: z.array(
    z
      .object({ title: z.string().optional(), status: z.string().optional(), detail: z.string().optional() })
      .loose(),
  ),
});

/** A related item: an object, several, or none. */
export const relatedSchema = z.object({
  ...envelope,
  data: z.union([resourceSchema, z.array(resourceSchema), z.null()]),
});

/** A relationship by itself: identifiers only. */
export const linkageSchema = z.object({
  ...envelope,
  data: z.union([identSchema, z.array(identSchema), z.null()]),
});

/** `GET /api`: where each type is. */
export const indexSchema = z.object({
  jsonapi: envelope.jsonapi,
  data: z.array(z.never()),
  links: z.record(z.string(), linkSchema),
});

export const jsonApiMediaType = 'application/vnd.api+json';
