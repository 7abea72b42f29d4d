import * as z from 'zod/mini';

/** Specification A2.5; the field has the same. */
const emailMaxLength = 125;

export const newsletterRules = z.object({
  email: z
    .string('email')
    .check(z.trim(), z.maxLength(emailMaxLength, 'email'), z.regex(/^\S+@\S+\.\S+$/, 'email')),
});

export type NewsletterFields = z.infer<typeof newsletterRules>;
