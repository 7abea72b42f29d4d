import type { Form } from '#site/forms/form.ts';
import type { LoginDetails, ProfileDetails } from './rules.ts';

export const loginDetailsForm: Form<LoginDetails> = {
  name: 'login-details',
  rules: async () => (await import('./rules.ts')).loginDetailsRules,
  words: ({ ownData: { away, tooMany, wrongPassword, loginDetails } }) => ({
    'first-name': loginDetails.faults.firstName,
    'last-name': loginDetails.faults.lastName,
    email: loginDetails.faults.email,
    taken: loginDetails.faults.taken,
    'empty-password': loginDetails.faults.emptyPassword,
    'wrong-password': wrongPassword,
    'too-many': tooMany,
    unavailable: away,
  }),
  secret: ['password'],
};

export const profileDetailsForm: Form<ProfileDetails> = {
  name: 'profile-details',
  rules: async () => (await import('./rules.ts')).profileDetailsRules,
  words: ({ ownData: { away, tooMany, profileDetails } }) => ({
    answer: profileDetails.faults.answer,
    'birth-year': profileDetails.faults.birthYear,
    'postal-code': profileDetails.faults.postalCode,
    'too-many': tooMany,
    unavailable: away,
  }),
};
