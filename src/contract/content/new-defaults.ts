import { z } from 'zod';

/**
 * What the default content of this version has and the installation lacks. `new`: it was never there; `removed`: somebody
 * took it away; `unknown`: the record does not tell.
 */
const stateSchema = z.enum(['new', 'removed', 'unknown']);
export type DefaultState = z.infer<typeof stateSchema>;

const bilingual = z.object({ fr: z.string().nullable(), en: z.string().nullable() });

const defaultSchema = z.object({
  /** The key of an item, or `menu:entry`. */
  name: z.string(),
  /** Wire type of an item, `menu` of an entry. */
  type: z.string(),
  state: stateSchema,
  title: bilingual,
  /** Paths without a language prefix, and where an entry leads. */
  path: bilingual,
  /** Names of what has to be there first, and is not. */
  needs: z.array(z.string()),
  /** Addresses that other items have by now. */
  taken: z.array(z.string()),
  /** The last act on record. */
  last: z.object({ at: z.iso.datetime({ offset: true }), actor: z.string() }).nullable(),
});
export type NewDefaultJson = z.infer<typeof defaultSchema>;

/** `GET /api/newDefaults`, for editors. Ours, beside the contract. */
export const newDefaultsSchema = z.object({ data: z.array(defaultSchema) });

/** `POST /api/newDefaults`: those that are named, else all that are new and that nothing keeps out. */
export const addDefaultsSchema = z.object({ names: z.array(z.string().max(2000)).max(1000).optional() });
export const addedDefaultsSchema = z.object({ data: z.object({ added: z.array(z.string()) }) });
