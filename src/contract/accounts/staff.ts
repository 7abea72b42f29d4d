import { z } from 'zod';
import { organization } from './subscriptions.ts';

/** What staff see and do, for parts of this installation alone. Instants are ISO 8601. */
export const staffQuerySchema = z.object({
  mail: z.string().max(200).optional(),
  notice: z.string().max(100).optional(),
  state: z.enum(['queued', 'sent', 'bounced', 'given-up', 'dropped']).optional(),
});

export const subscribersQuerySchema = z.object({ organization: organization.optional() });

export const subscribersSchema = z.object({
  subscribers: z.array(
    z.object({
      mail: z.string(),
      langcode: z.enum(['fr', 'en']),
      confirmed: z.string().nullable(),
      /** The page that ends it; the address that a mail program posts to (RFC 8058). */
      unsubscribe: z.string(),
      one_click: z.string(),
    }),
  ),
});

export const staffAccountSchema = z.object({
  uid: z.number(),
  mail: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  langcode: z.string(),
  role: z.enum(['member', 'employee', 'editor']),
  active: z.boolean(),
  bounced: z.boolean(),
  general_notices: z.boolean(),
  line_notices: z.boolean(),
  lines: z.array(z.string()),
  created: z.string(),
  last_seen: z.string(),
});

export const roleRequestSchema = z.object({
  mail: z.string(),
  role: z.enum(['member', 'employee', 'editor']),
});
/** One account by its address, or all of them. */
export const signOutRequestSchema = z.union([
  z.strictObject({ mail: z.string() }),
  z.strictObject({ everybody: z.literal(true) }),
]);
export const signedOutSchema = z.object({ ended: z.number() });
export const eraseRequestSchema = z.object({ mail: z.string() });
export const resendRequestSchema = z.object({ id: z.uuid() });

export const auditEntriesSchema = z.object({
  entries: z.array(
    z.object({
      at: z.string(),
      actor: z.string(),
      act: z.string(),
      uid: z.number().nullable(),
      facts: z.record(z.string(), z.unknown()),
    }),
  ),
});

export const decisionsSchema = z.object({
  decisions: z.array(
    z.object({
      at: z.string(),
      notice: z.string(),
      title: z.string(),
      /** What it was to them; null where they were not told. */
      event: z.string().nullable(),
      /** Why they were not, in words of both languages. */
      reason: z.object({ code: z.string(), fr: z.string(), en: z.string() }).nullable(),
      /** It waits for the mail of the next morning. */
      held: z.boolean(),
      /** What became of the mail. */
      mail: z.object({ state: z.string(), answer: z.string().nullable() }).nullable(),
    }),
  ),
});

export const staffMailsSchema = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      uid: z.number().nullable(),
      state: z.string(),
      tries: z.number(),
      answer: z.string().nullable(),
      created: z.string(),
      ended: z.string().nullable(),
    }),
  ),
});
