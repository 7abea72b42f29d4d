import type { FullCatalogue } from '../catalogue.ts';

/** Words of the pages for those who work for the operator. */
export const staff: FullCatalogue['staff'] = {
  submissions: {
    title: 'Forms received',
    lead: 'What people sent with the forms of the site. What you open, export, answer and erase is recorded with your address.',
    away: 'An error occurred. Please try again later.',
    tooMany: 'Too many attempts. Wait a minute, then try again.',
    locales: { fr: 'French', en: 'English' },

    forms: {
      title: 'Forms',
      heads: { form: 'Form', count: 'Submissions', unanswered: 'To answer', latest: 'Latest' },
      none: 'The site has no form, and nothing was sent.',
      never: 'None',
    },

    list: {
      title: 'Submissions',
      heads: {
        number: 'Submission',
        created: 'Received',
        locale: 'Language',
        start: 'First answer',
        files: 'Files',
        state: 'Follow-up',
      },
      none: 'Nothing has been sent with this form yet.',
      noMore: 'There is no older submission.',
      newest: 'Latest submissions',
      older: 'Older submissions',
      erased: 'The submission is erased, with its files and our answers.',
      export: 'Export',
      exportLead: 'All submissions of this form, to be kept in a safe place.',
      formats: { csv: 'Download (CSV)', json: 'Download (JSON)' },
    },

    states: { waiting: 'To answer', answered: 'Answered', unreachable: 'No address' },

    one: {
      title: (number) => `Submission no.\u00a0${number}`,
      sent: 'What was sent',
      facts: { created: 'Received', locale: 'Language', erased: 'Erased by itself', replyTo: 'Email' },
      noReplyTo: 'None',
      nothing: 'The form was sent empty.',
      files: 'Attached files',
      filesLead: 'They come from outside: be careful when you open them.',
      filePreview: (what, day) => `${what}, replaced by a preview on ${day}: nobody had opened it`,
      fileGone: (what, day) => `${what}, removed on ${day}: nobody had opened it`,
      replies: 'Answers sent',
      noReplies: 'No answer was sent.',
      by: (actor, when) => `${actor}, ${when}`,
      replyStates: {
        queued: 'Waiting to be sent',
        sent: 'Sent',
        bounced: 'Returned',
        'given-up': 'Given up',
        dropped: 'Not sent',
      },
    },

    reply: {
      title: 'Answer',
      to: (mail) => `The answer goes by email to ${mail}.`,
      unreachable: 'This person gave no email address, so they cannot be answered from here.',
      label: 'Your answer',
      hint: (locale) => `Language of the person: ${locale}. The answer is kept with the submission.`,
      submit: 'Send the answer',
      saved: 'The answer is kept with the submission, and goes out by email.',
      problem: 'The answer is not sent',
      faults: {
        empty: 'Write the answer.',
        long: (most) => `The answer is too long. Use ${most}\u00a0characters at most.`,
        odd: 'The answer has a character that an email cannot carry. Remove it.',
        unreachable: 'This person gave no email address.',
        gone: 'This submission was erased in the meantime.',
      },
    },

    erase: {
      title: 'Erase this submission',
      lead: (day) => `It is erased by itself on ${day}. You can erase it right away.`,
      submit: 'Erase this submission',
      question: (number) => `Erase submission no.\u00a0${number} forever?`,
      problem: 'The submission is not erased',
      what: 'Its files and our answers are erased too. This cannot be undone.',
      confirm: 'Erase forever',
      keep: 'Erase nothing',
    },

    eraseByMail: {
      title: 'Erase what a person sent',
      lead: 'All submissions that bear their address are erased, with their files and our answers, whatever the form.',
      label: 'Email address of the person',
      submit: 'Erase their submissions',
      question: (mail) => `Erase forever the submissions that bear the address ${mail}?`,
      problem: 'Nothing is erased',
      done: (count) => {
        if (count === 0) return 'No submission bears this address. Nothing is erased.';
        return count === 1 ? '1 submission is erased.' : `${count} submissions are erased.`;
      },
      faults: { mail: 'Enter an email address, for example name@example.ca.' },
    },
  },
  searches: {
    title: 'Searches without results',
    lead: 'What people searched for and did not find, at least twice, in the last 90 days. Nothing tells who searched, and addresses are not kept. Write these words in a title or a subtitle, or add them to the synonyms, so that the page is found.',
    list: 'Words searched for',
    heads: { words: 'Words', locale: 'Language', count: 'Times', last: 'Last time' },
    none: 'Every search found something.',
    locales: { fr: 'French', en: 'English' },
  },
};
