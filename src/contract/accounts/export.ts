import { z } from 'zod';

const instant = z.string();
const maybeInstant = z.string().nullable();
const moments = z
  .object({
    weekdays: z.array(z.number()),
    hours: z.array(z.object({ fromS: z.number(), untilS: z.number() })),
  })
  .nullable();

/**
 * Everything that is held of a member: an addition of ours, `GET /user/:uid/export`. Digests of passwords and of tokens
 * are no part of it: they say nothing of anybody, and could help who steals a copy.
 */
export const exportSchema = z.object({
  made: instant,
  account: z.object({
    uid: z.number(),
    uuid: z.string(),
    mail: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    langcode: z.string(),
    role: z.string(),
    active: z.boolean(),
    has_password: z.boolean(),
    general_notices: z.boolean(),
    line_notices: z.boolean(),
    daily_digest: z.boolean(),
    mail_bounced: maybeInstant,
    created: instant,
    changed: instant,
    last_seen: instant,
  }),
  lines: z.array(
    z.object({
      line: z.string(),
      target_id: z.number(),
      number: z.string(),
      moments,
      paused: z.boolean(),
    }),
  ),
  profile: z
    .object({
      id: z.string(),
      use_rtc_services: z.string().nullable(),
      usual_payment_method: z.array(z.string()),
      transport_mode: z.array(z.string()),
      profession: z.string().nullable(),
      year_of_birth: z.number().nullable(),
      gender: z.string().nullable(),
      zip_code: z.string().nullable(),
      changed: instant,
    })
    .nullable(),
  sign_ins: z.array(z.object({ program: z.string(), since: instant, until: instant })),
  newsletters: z.array(
    z.object({
      uid: z.number(),
      organization: z.string(),
      mail: z.string(),
      langcode: z.string(),
      state: z.string(),
      asked: instant,
      confirmed: maybeInstant,
      ended: maybeInstant,
      mail_bounced: maybeInstant,
    }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      langcode: z.string(),
      /** While it waits. */
      recipient: z.string().nullable(),
      /** The notice it tells of, and why: for those that were published to many. */
      about: z.string().nullable(),
      because: z.unknown(),
      state: z.string(),
      reason: z.string().nullable(),
      tries: z.number(),
      created: instant,
      ended: maybeInstant,
    }),
  ),
  /** What was decided for each event of a notice: told, and why, or not, and why not. */
  decisions: z.array(
    z.object({
      at: instant,
      notice: z.string(),
      about: z.string().nullable(),
      /** What it was to them; null where they were not told. */
      event: z.enum(['new', 'updated', 'ended']).nullable(),
      because: z.unknown(),
      reason: z.string().nullable(),
      /** It waits for the mail of the next morning. */
      held: z.boolean(),
    }),
  ),
  /** What somebody else did to the account. */
  acts: z.array(z.object({ at: instant, actor: z.string(), act: z.string(), facts: z.unknown() })),
});
export type ExportJson = z.infer<typeof exportSchema>;
