import type { MailKind, Message } from '../mail-facts.ts';
import { accountDeleted } from './account-deleted.ts';
import { activation } from './activation.ts';
import { addressLeft } from './address-left.ts';
import { addressValidation } from './address-validation.ts';
import { digest } from './digest.ts';
import { newsletterConfirmation } from './newsletter-confirmation.ts';
import { notice } from './notice.ts';
import { passwordChanged } from './password-changed.ts';
import { reset } from './reset.ts';
import { signInFailures } from './sign-in-failures.ts';
import { taken } from './taken.ts';

/** The words of every kind of mail. */
export const messages: { readonly [Kind in MailKind]: Message<Kind> } = {
  activation,
  taken,
  reset,
  'address-left': addressLeft,
  'address-validation': addressValidation,
  'password-changed': passwordChanged,
  'sign-in-failures': signInFailures,
  'newsletter-confirmation': newsletterConfirmation,
  notice,
  digest,
  'account-deleted': accountDeleted,
};
