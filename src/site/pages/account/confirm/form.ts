import type { Form } from '#site/forms/form.ts';

export const confirmForm: Form = {
  name: 'confirm',
  words: ({ choices: { confirm } }) => ({
    'bad-link': confirm.unsubscribe.badTitle,
    'too-many': confirm.faults.tooMany,
    unavailable: confirm.faults.unavailable,
  }),
};
