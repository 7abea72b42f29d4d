import { AppError } from '#lib/errors.ts';
import { defineAction, type Action } from '#site/forms/action.server.ts';
import { newsletterChoiceForm } from './form.ts';

const newsletterChoice = defineAction({
  form: newsletterChoiceForm,
  run: async ({ newsletter }, { member, accounts }) => {
    if (!member) throw new AppError('unauthorized', 'nobody is signed in');
    await member.call((access) =>
      accounts.saveSubscriptions(access, { newsletter: newsletter !== undefined }),
    );
    return { kind: 'done', showsDone: true };
  },
});

export const actions: Readonly<Record<string, Action>> = { 'newsletter-choice': newsletterChoice };
