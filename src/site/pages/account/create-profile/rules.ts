import * as z from 'zod/mini';
import { emailRule, nameRule } from '#site/forms/rules.ts';
import { consentGiven } from '#site/routing/login-query.ts';

export const consentRules = z.object({ consent: z.literal(consentGiven, 'consent') });
export type ConsentFields = z.infer<typeof consentRules>;

export const profileRules = z.object({
  firstName: nameRule('first-name'),
  lastName: nameRule('last-name'),
  email: emailRule('email'),
  /** Carried on from the first step; without it the action leads back there. */
  consent: z.optional(z.string()),
});
export type ProfileFields = z.infer<typeof profileRules>;
