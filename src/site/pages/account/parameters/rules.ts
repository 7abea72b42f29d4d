import * as z from 'zod/mini';
import { passwordRule } from '#site/forms/rules.ts';

/** What the policy asks of a new one is the server's to say: it knows which policy holds. */
export const passwordRules = z
  .object({
    current: passwordRule({ empty: 'empty', odd: 'wrong-password' }),
    next: z.string('empty-next').check(z.minLength(1, 'empty-next')),
    confirmation: z.optional(z.string()),
  })
  .check(
    z.refine(({ next, confirmation = '' }) => next === confirmation, {
      error: 'confirmation',
      path: ['confirmation'],
    }),
  );
export type PasswordFields = z.infer<typeof passwordRules>;

/** Only the second step asks for these. */
export const deletionRules = z.object({
  confirmed: z.literal('yes', { error: 'unconfirmed' }),
  password: passwordRule({ empty: 'empty', odd: 'wrong-password' }),
});
export type DeletionFields = z.infer<typeof deletionRules>;
