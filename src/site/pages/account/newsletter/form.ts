import type { Form } from '#site/forms/form.ts';

export const newsletterChoiceForm: Form = {
  name: 'newsletter-choice',
  words: ({ choices: { newsletter } }) => ({
    'too-many': newsletter.faults.tooMany,
    unavailable: newsletter.faults.unavailable,
  }),
};
