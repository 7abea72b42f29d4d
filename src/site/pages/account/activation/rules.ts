import * as z from 'zod/mini';
import { passwordRule } from '#site/forms/rules.ts';

export const validationRules = z.object({
  password: passwordRule({ empty: 'empty-password', odd: 'other-password' }),
});

export type ValidationFields = z.infer<typeof validationRules>;
