import { z } from 'zod';

/** By what a list can be narrowed, as the views of the content backend tell it. */
export const facetSchema = z.object({
  name: z.string(),
  items: z.array(
    z.object({
      raw_value: z.string(),
      value: z.string(),
      /** Of the items that were found. */
      count: z.coerce.number(),
      active: z.boolean(),
    }),
  ),
});
export type FacetJson = z.infer<typeof facetSchema>;
