import type { Form } from '#site/forms/form.ts';
import type { LoginFields } from './rules.ts';

export const loginForm: Form<LoginFields> = {
  name: 'login',
  rules: async () => (await import('./rules.ts')).loginRules,
  words: ({ signIn: { login } }) => ({
    email: login.faults.email,
    'empty-password': login.faults.emptyPassword,
    refused: login.faults.refused,
    'slow-down': login.faults.slowDown,
    'too-many': login.faults.slowDown,
    unavailable: login.faults.unavailable,
  }),
  secret: ['password'],
};
