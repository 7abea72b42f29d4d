import type { Catalogue } from '#site/i18n/catalogue.ts';
import type { FormError } from '#site/ui/error-summary/error-summary.tsx';
import type { NewsletterResult } from './use-newsletter.ts';

/** What the visitor can mend: the address, or another try. */
export function newsletterErrors(
  { state }: NewsletterResult,
  emailId: string,
  { shell: { newsletter: texts }, ui: { captcha } }: Catalogue,
): readonly FormError[] {
  switch (state) {
    case 'invalid':
      return [{ fieldId: emailId, message: texts.invalid }];
    case 'robot':
      return [{ message: captcha.invalid }];
    case 'unchecked':
      return [{ message: captcha.unchecked }];
    case 'too-many':
      return [{ message: texts.tooMany }];
    default:
      return [];
  }
}
