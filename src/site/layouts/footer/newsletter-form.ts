import type { Form } from '#site/forms/form.ts';
import type { NewsletterFields } from './newsletter-rules.ts';

/** The footer's sign-up form, on whatever page it stands. */
export const newsletterForm: Form<NewsletterFields> = {
  name: 'newsletter',
  hasTrap: true,
  hasCaptcha: true,
  rules: async () => (await import('./newsletter-rules.ts')).newsletterRules,
  words: ({ shell: { newsletter }, ui: { captcha } }) => ({
    email: newsletter.invalid,
    robot: captcha.invalid,
    unchecked: captcha.unchecked,
    'too-many': newsletter.tooMany,
    unavailable: newsletter.unavailable,
  }),
};
