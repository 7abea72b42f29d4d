import { z } from 'zod';

/** The largest page, and the one nobody has to ask for. */
export const jobsPerPage = 50;

export const jobsQuerySchema = z.object({
  items_per_page: z.coerce
    .number('items_per_page is a number')
    .int()
    .min(1)
    .max(jobsPerPage, `items_per_page is ${jobsPerPage} at most`)
    .default(jobsPerPage),
  /** From 0. */
  page: z.coerce.number('page is a number').int().min(0).max(10_000).default(0),
  /** The number of one job: it alone is answered, open or closed. */
  brid: z.string().max(60, 'brid has at most 60 characters').optional(),
});

/** A row as the view of the content backend exports it: every value is a text. */
const jobSchema = z.object({
  brid: z.string(),
  title: z.string(),
  category: z.string(),
  location: z.string(),
  type: z.string(),
  /** `2026-11-02`; empty where nobody has told. */
  posted_date: z.string(),
  /** The last day to apply. */
  end_date: z.string(),
  /** Markup. */
  description: z.string(),
  apply_url: z.string(),
  langcode: z.string(),
});
export type JobJson = z.infer<typeof jobSchema>;

/** `GET /api/jobs`. */
export const jobsSchema = z.array(jobSchema);
