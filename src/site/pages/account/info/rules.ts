import * as z from 'zod/mini';
import {
  genders,
  keepPostalCode,
  occupations,
  paymentModes,
  travelModes,
  useFrequencies,
} from '#domain/profile-options.ts';
import { emailRule, nameRule, passwordRule } from '#site/forms/rules.ts';
import { boxName } from './box-name.ts';

export const loginDetailsRules = z.object({
  firstName: nameRule('first-name'),
  lastName: nameRule('last-name'),
  email: emailRule('email'),
  // Needed for another address alone, which only the server can tell.
  password: z.optional(
    z.union([z.literal(''), passwordRule({ empty: 'wrong-password', odd: 'wrong-password' })], {
      error: 'wrong-password',
    }),
  ),
});
export type LoginDetails = z.infer<typeof loginDetailsRules>;

const box = z.optional(z.string('answer'));
const boxes = (question: 'payment' | 'travel', answers: readonly string[]) =>
  Object.fromEntries(answers.map((answer) => [boxName(question, answer), box]));

/** Of each list one answer or none, so that it can be taken back; with the boxes, whose names are no words of the code. */
export const profileDetailsRules = z.looseObject({
  useFrequency: z.optional(z.enum(['', ...useFrequencies], 'answer')),
  occupation: z.optional(z.enum(['', ...occupations], 'answer')),
  gender: z.optional(z.enum(['', ...genders], 'answer')),
  birthYear: z.optional(z.string().check(z.trim(), z.regex(/^(?:\d{4})?$/, 'birth-year'))),
  postalCode: z.optional(
    z.string().check(
      z.trim(),
      z.refine((text) => text === '' || keepPostalCode(text) !== undefined, 'postal-code'),
    ),
  ),
  ...boxes('payment', paymentModes),
  ...boxes('travel', travelModes),
});

export type ProfileDetails = z.infer<typeof profileDetailsRules>;
