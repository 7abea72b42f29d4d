import * as z from 'zod/mini';
import { emailRule } from '#site/forms/rules.ts';

export const newsletterRules = z.object({ email: emailRule('email') });

export type NewsletterFields = z.infer<typeof newsletterRules>;
