import { relationshipSchema, type IdentJson } from '#contract/content/json-api.ts';

const dataSchema = relationshipSchema.shape.data.catch(null);

/** Identifiers a field refers to; a dangling one has the id `missing`. */
export function identsOf(relationship: unknown): IdentJson[] {
  const data = dataSchema.parse((relationship as { data?: unknown } | undefined)?.data ?? null);
  return (Array.isArray(data) ? data : data ? [data] : []).filter((ident) => ident.id !== 'missing');
}
