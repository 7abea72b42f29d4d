import { z } from 'zod';

/** Which part of what was found an answer is, as the views of the content backend tell it. */
export const pagerSchema = z.object({
  /** From 0. */
  current_page: z.coerce.number(),
  total_items: z.coerce.number(),
  total_pages: z.coerce.number(),
  items_per_page: z.coerce.number(),
});

export function pagerOf(count: number, query: { readonly page: number; readonly items_per_page: number }) {
  return {
    current_page: query.page,
    total_items: count,
    total_pages: Math.ceil(count / query.items_per_page),
    items_per_page: query.items_per_page,
  };
}
