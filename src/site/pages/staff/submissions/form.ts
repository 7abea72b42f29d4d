import { longestReply } from '#domain/web-forms/submission.ts';
import type { Form } from '#site/forms/form.ts';
import type { EraseByMailFields, EraseFields, ReplyFields } from './rules.ts';

export const replyForm: Form<ReplyFields> = {
  name: 'reply',
  rules: async () => (await import('./rules.ts')).replyRules,
  words: ({ staff: { submissions } }) => ({
    ...submissions.reply.faults,
    long: submissions.reply.faults.long(String(longestReply)),
    'too-many': submissions.tooMany,
    unavailable: submissions.away,
  }),
};

export const eraseForm: Form<EraseFields> = {
  name: 'erase-submission',
  rules: async () => (await import('./rules.ts')).eraseRules,
  words: ({ staff: { submissions } }) => ({
    'too-many': submissions.tooMany,
    unavailable: submissions.away,
  }),
};

export const eraseByMailForm: Form<EraseByMailFields> = {
  name: 'erase-by-mail',
  rules: async () => (await import('./rules.ts')).eraseByMailRules,
  words: ({ staff: { submissions } }) => ({
    ...submissions.eraseByMail.faults,
    'too-many': submissions.tooMany,
    unavailable: submissions.away,
  }),
};

/** In the address of the first view, once: how many were erased. */
export const erasedParam = 'effaces';
