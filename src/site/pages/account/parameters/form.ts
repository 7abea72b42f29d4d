import { passwordPolicies } from '#domain/password-policy.ts';
import type { Form } from '#site/forms/form.ts';
import { lengthCode } from './length-code.ts';
import type { DeletionFields, PasswordFields } from './rules.ts';

export const passwordForm: Form<PasswordFields> = {
  name: 'password',
  rules: async () => (await import('./rules.ts')).passwordRules,
  words: ({ ownData: { away, tooMany, wrongPassword, password } }) => ({
    empty: password.faults.empty,
    'empty-next': password.faults.emptyNext,
    confirmation: password.faults.confirmation,
    common: password.faults.common,
    'wrong-password': wrongPassword,
    'too-many': tooMany,
    unavailable: away,
    ...Object.fromEntries(
      Object.values(passwordPolicies).map((policy) => [
        lengthCode(policy),
        password.faults.length(policy.minLength, policy.maxLength),
      ]),
    ),
  }),
  secret: ['current', 'next', 'confirmation'],
};

export const deletionForm: Form<DeletionFields> = {
  name: 'delete-account',
  rules: async () => (await import('./rules.ts')).deletionRules,
  words: ({ ownData: { away, tooMany, wrongPassword, password, deletion } }) => ({
    unconfirmed: deletion.faults.unconfirmed,
    empty: password.faults.empty,
    'wrong-password': wrongPassword,
    'too-many': tooMany,
    unavailable: away,
  }),
  secret: ['password'],
};
