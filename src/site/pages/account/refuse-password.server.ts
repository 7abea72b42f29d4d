import { judgePassword, type PasswordPolicy } from '#domain/password-policy.ts';
import type { Locale } from '#domain/locale.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { ActionOutcome } from '#site/forms/action.server.ts';

interface PolicyContext {
  readonly passwordPolicy: PasswordPolicy;
  readonly locale: Locale;
}

type Refused = ActionOutcome & { readonly kind: 'refused' };

/** What the policy has against a password; undefined where nothing. The numbers it says are the policy's own. */
export function findPasswordRefusal(password: string, context: PolicyContext): Refused | undefined {
  const fault = judgePassword(context.passwordPolicy, password);
  return fault && refusalOf(fault === 'common' ? 'common' : 'length', context);
}

/** What is said when the service refuses a password that the policy lets through: it knows more of the account. */
export const refusePassword = (context: PolicyContext): Refused =>
  refusalOf(context.passwordPolicy.refusesCommon ? 'common' : 'length', context);

function refusalOf(fault: 'common' | 'length', { passwordPolicy, locale }: PolicyContext): Refused {
  const { faults } = catalogues[locale].signIn.newPassword;
  const { minLength, maxLength } = passwordPolicy;
  const message = fault === 'common' ? faults.common : faults.length(minLength, maxLength);
  return { kind: 'refused', status: 422, code: `${fault}-password`, field: 'password', message };
}
