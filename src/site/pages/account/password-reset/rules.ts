import * as z from 'zod/mini';
import { emailRule } from '#site/forms/rules.ts';

export const resetRules = z.object({ email: emailRule('email') });

export type ResetFields = z.infer<typeof resetRules>;
