import type { Form } from '#site/forms/form.ts';
import type { NewPasswordFields } from '../new-password-rules.ts';
import type { ResetFields } from './rules.ts';

/** Asks for the link. */
export const passwordResetForm: Form<ResetFields> = {
  name: 'password-reset',
  rules: async () => (await import('./rules.ts')).resetRules,
  words: ({ signIn: { create, login } }) => ({
    email: login.faults.email,
    'too-many': create.faults.tooMany,
    unavailable: login.faults.unavailable,
  }),
};

/** Uses it. */
export const newPasswordForm: Form<NewPasswordFields> = {
  name: 'new-password',
  rules: async () => (await import('../new-password-rules.ts')).newPasswordRules,
  words: ({ signIn: { newPassword, login } }) => ({
    'empty-password': newPassword.faults.emptyNew,
    'odd-password': newPassword.faults.odd,
    confirmation: newPassword.faults.confirmation,
    'too-many': login.faults.slowDown,
    unavailable: login.faults.unavailable,
  }),
  secret: ['password', 'confirmation'],
};
