import { z } from 'zod';
import { isMailAddress } from '#lib/mail-address.ts';

/** What riders sent by forms, for editors. Calls of our own: a stock backend has pages for it. */

const instant = z.iso.datetime();
const title = z.object({ fr: z.string(), en: z.string() });

export const formCountsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      title,
      /** How many are kept, and how many of these could be answered and were not. */
      count: z.number(),
      unanswered: z.number(),
      /** Null for a form that nobody has sent yet. */
      latest: instant.nullable(),
    }),
  ),
});
export type FormCountsJson = z.infer<typeof formCountsSchema>;

export const submissionSchema = z.object({
  number: z.number(),
  form: z.string(),
  title,
  langcode: z.enum(['fr', 'en']),
  created: instant,
  /** When it goes by itself. */
  erased: instant,
  /** As the rider saw the questions, and how the answers read. */
  fields: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })),
  files: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      type: z.string(),
      /** As it was sent. */
      size: z.number(),
      /** What nobody needed for long is a small picture by now, or nothing; and since when. */
      left: z.enum(['whole', 'preview', 'nothing']),
      reduced: instant.nullable(),
    }),
  ),
  /** Whom an answer goes to; null where the form asks for no address. */
  reply_to: z.string().nullable(),
  replies: z.array(
    z.object({
      actor: z.string(),
      body: z.string(),
      created: instant,
      state: z.enum(['queued', 'sent', 'bounced', 'given-up', 'dropped']),
    }),
  ),
});
export type SubmissionJson = z.infer<typeof submissionSchema>;

export const submissionsSchema = z.object({
  data: z.array(submissionSchema),
  /** The number to go on before; null at the end. */
  next: z.number().nullable(),
});

const count = z.coerce.number().int().min(1);

export const submissionsQuerySchema = z.object({
  before: count.max(Number.MAX_SAFE_INTEGER).optional(),
  limit: count.max(100).default(20),
});
export const submissionParamsSchema = z.object({
  id: z.string(),
  number: count.max(Number.MAX_SAFE_INTEGER),
});
export const exportQuerySchema = z.object({ format: z.enum(['csv', 'json']).default('csv') });

const longestReply = 10_000;
export const replyRequestSchema = z.object({ body: z.string().trim().min(1).max(longestReply) });

/** Everything that somebody sent, whatever the form: those that name this address. */
export const eraseRequestSchema = z.object({
  mail: z.string().trim().refine(isMailAddress, 'An address of e-mail is what is erased by.'),
});
export const erasedSchema = z.object({ erased: z.number() });
