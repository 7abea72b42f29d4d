import { defineAction } from '#site/forms/action.server.ts';
import { newsletterForm } from './newsletter-form.ts';

const refusals = {
  invalid: { status: 422, code: 'email', field: 'email' },
  robot: { status: 400, code: 'robot' },
  'too-many': { status: 429, code: 'too-many' },
} as const;

export const newsletterAction = defineAction({
  form: newsletterForm,
  hasTrap: true,
  hasCaptcha: true,
  run: async ({ email }, { accounts, locale, operator, captchaToken }) => {
    const organization = operator.shortName.toLowerCase();
    const outcome = await accounts.subscribeToNewsletter({ email, locale, organization, captchaToken });
    return outcome === 'sent' ? { kind: 'done', isTold: true } : { kind: 'refused', ...refusals[outcome] };
  },
});
