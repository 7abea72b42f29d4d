import type { Form } from '#site/forms/form.ts';
import type { FollowSubmission } from './rules.ts';

export const followForm: Form<FollowSubmission> = {
  name: 'follow-notices',
  rules: async () => (await import('./rules.ts')).followRules,
  words: ({ choices: { notices } }) => ({
    'no-number': notices.faults.noNumber,
    'no-line': notices.faults.noLine,
    'maybe-stop': notices.faults.maybeStop,
    'maybe-stop-instead': notices.faults.maybeStopInstead,
    'known-line': notices.faults.knownLine,
    'too-many-lines': notices.faults.tooManyLines,
    'no-day': notices.faults.noDay,
    hour: notices.faults.hour,
    'same-hours': notices.faults.sameHours,
    'select-one': notices.faults.selectOne,
    'too-many': notices.faults.tooMany,
    unavailable: notices.faults.unavailable,
  }),
};

/** What is asked before nothing at all is sent any more. */
export const nothingQuestion = 'nothing';
