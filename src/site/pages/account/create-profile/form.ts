import { personNameMaxLength } from '#domain/person-name.ts';
import type { Form } from '#site/forms/form.ts';
import type { ConsentFields, ProfileFields } from './rules.ts';

/** The first step: what is kept is agreed to. */
export const profileConsentForm: Form<ConsentFields> = {
  name: 'profile-consent',
  rules: async () => (await import('./rules.ts')).consentRules,
  words: ({ signIn: { create } }) => ({
    consent: create.faults.consent,
    'too-many': create.faults.tooMany,
    unavailable: create.faults.unavailable,
  }),
};

/** The second: who the profile is for. */
export const createProfileForm: Form<ProfileFields> = {
  name: 'create-profile',
  hasTrap: true,
  hasCaptcha: true,
  rules: async () => (await import('./rules.ts')).profileRules,
  words: ({ signIn: { create, login }, ui: { captcha } }) => ({
    'first-name': create.faults.firstName(personNameMaxLength),
    'last-name': create.faults.lastName(personNameMaxLength),
    email: login.faults.email,
    invalid: create.faults.invalid,
    robot: captcha.invalid,
    unchecked: captcha.unchecked,
    'too-many': create.faults.tooMany,
    unavailable: create.faults.unavailable,
  }),
};
