import * as z from 'zod/mini';
import { passwordRule } from '#site/forms/rules.ts';

/** How long a password may be is a setting, which the action asks: here it is only there, and typed twice alike. */
export const newPasswordRules = z
  .object({
    password: passwordRule({ empty: 'empty-password', odd: 'odd-password' }),
    confirmation: z.string('confirmation'),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      error: 'confirmation',
      path: ['confirmation'],
    }),
  );

export type NewPasswordFields = z.infer<typeof newPasswordRules>;
