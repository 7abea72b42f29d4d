import * as z from 'zod/mini';
import { emailMaxLength } from '#domain/member.ts';

export const newsletterRules = z.object({
  email: z
    .string('email')
    .check(z.trim(), z.maxLength(emailMaxLength, 'email'), z.regex(/^\S+@\S+\.\S+$/, 'email')),
});

export type NewsletterFields = z.infer<typeof newsletterRules>;
