import * as z from 'zod/mini';
import { emailRule, passwordRule } from '#site/forms/rules.ts';

export const loginRules = z.object({
  email: emailRule('email'),
  // What can be nobody's password is refused like any other.
  password: passwordRule({ empty: 'empty-password', odd: 'refused' }),
});

export type LoginFields = z.infer<typeof loginRules>;
