import { z } from 'zod';

export const missedSearchesQuerySchema = z.object({
  limit: z.coerce.number('limit is a number').int().min(1).max(500).default(100),
});

/** `GET /staff/searches`: words that were searched for and found nothing, most often first. */
export const missedSearchesSchema = z.object({
  data: z.array(
    z.object({
      words: z.string(),
      langcode: z.enum(['fr', 'en']),
      count: z.number(),
      /** `2026-11-18`. */
      last: z.string(),
    }),
  ),
});
