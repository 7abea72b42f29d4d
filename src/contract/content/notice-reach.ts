import { z } from 'zod';

/** `meta.reach` of a rehearsal: what a notice that is not published would touch. Ours, beside the contract. */
export const noticeReachSchema = z.object({
  general: z.boolean(),
  days: z.object({ from: z.string(), to: z.string() }).optional(),
  departureCount: z.number(),
  lines: z.array(z.string()),
  directions: z.array(
    z.object({
      number: z.string(),
      towards: z.string(),
      days: z.array(
        z.object({
          kind: z.string(),
          departureCount: z.number(),
          cancelledCount: z.number(),
          first: z.object({ local: z.string() }),
          last: z.object({ local: z.string() }),
        }),
      ),
    }),
  ),
  stops: z.array(
    z.object({
      stop: z.object({ code: z.string(), name: z.string() }),
      replacement: z
        .object({ stop: z.object({ code: z.string(), name: z.string() }), walkMinutes: z.number() })
        .optional(),
    }),
  ),
  sheets: z.array(z.string()),
  /** Who would be written to; null where nobody here knows. */
  subscriberCount: z.number().nullable(),
});
export type NoticeReachJson = z.infer<typeof noticeReachSchema>;
