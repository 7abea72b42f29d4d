import type { Form } from '#site/forms/form.ts';
import { themeForm } from './theme/theme-form.ts';

/** Puts the takeover alert away. */
export const alertForm: Form = { name: 'alert', words: () => ({}) };

export const logoutForm: Form = {
  name: 'logout',
  words: ({ shell: { account } }) => ({ unavailable: account.logoutUnfinished }),
};

/** Forms of one button have no place for what went wrong with them: the shell shows it over the page. */
export const buttonForms: readonly Form[] = [alertForm, logoutForm, themeForm];
