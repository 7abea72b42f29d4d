import type { Form } from '#site/forms/form.ts';
import type { LoginFields } from './rules.ts';

export const loginForm: Form<LoginFields> = {
  name: 'login',
  rules: async () => (await import('./rules.ts')).loginRules,
  words: ({ ui, signIn: { login } }) => ({
    email: login.faults.email,
    'empty-password': login.faults.emptyPassword,
    refused: login.faults.refused,
    'slow-down': login.faults.slowDown,
    proof: login.faults.proof,
    unchecked: ui.captcha.unchecked,
    'too-many': login.faults.slowDown,
    unavailable: login.faults.unavailable,
  }),
  hasCaptcha: 'asked',
  secret: ['password'],
};
