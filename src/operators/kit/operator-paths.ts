import type { Operator } from '#domain/operator.ts';
import type { Paths } from './paths.ts';
import type { usualPaths } from './usual-paths.ts';

/** Where an operator's content has the pages that the program leads to by itself. */
export const operatorPaths = ({
  aliases,
}: Pick<Paths<keyof typeof usualPaths>, 'aliases'>): Pick<
  Operator,
  'schedulesPaths' | 'printPaths' | 'noticePaths' | 'privacyPaths' | 'accountPaths'
> => ({
  schedulesPaths: aliases('schedules'),
  printPaths: aliases('printable_schedules'),
  noticePaths: aliases('notices'),
  privacyPaths: aliases('privacy'),
  accountPaths: {
    login: aliases('login'),
    activation: aliases('account_activation'),
    passwordReset: aliases('password_reset'),
    confirmSubscription: aliases('newsletter_confirm_subscription'),
    confirmUnsubscription: aliases('newsletter_confirm_unsubscription'),
    contact: aliases('contact'),
  },
});
