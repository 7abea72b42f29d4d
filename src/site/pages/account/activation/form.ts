import type { Form } from '#site/forms/form.ts';
import type { NewPasswordFields } from '../new-password-rules.ts';
import type { ValidationFields } from './rules.ts';

/** A profile that is new gets its password. */
export const activationForm: Form<NewPasswordFields> = {
  name: 'activation',
  rules: async () => (await import('../new-password-rules.ts')).newPasswordRules,
  words: ({ signIn: { newPassword, login } }) => ({
    'empty-password': newPassword.faults.empty,
    'odd-password': newPassword.faults.odd,
    confirmation: newPassword.faults.confirmation,
    'too-many': login.faults.slowDown,
    unavailable: login.faults.unavailable,
  }),
  secret: ['password', 'confirmation'],
};

/** A profile whose address was changed has one: whoever has the new address shows that they know it. */
export const validationForm: Form<ValidationFields> = {
  name: 'validation',
  rules: async () => (await import('./rules.ts')).validationRules,
  words: ({ signIn: { activation, login, newPassword } }) => ({
    'empty-password': newPassword.faults.empty,
    'other-password': activation.otherPassword,
    'too-many': login.faults.slowDown,
    unavailable: login.faults.unavailable,
  }),
  secret: ['password'],
};
