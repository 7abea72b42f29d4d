import type { PasswordPolicy } from '#domain/password-policy.ts';
import type { FormTools } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import { PasswordField } from '#site/ui/password-field/password-field.tsx';

interface NewPasswordFieldsProps {
  readonly tools: Pick<FormTools, 'secret'>;
  readonly policy: PasswordPolicy;
  readonly label: string;
}

/** A password that is chosen, and typed again. */
export function NewPasswordFields({ tools: { secret }, policy, label }: NewPasswordFieldsProps) {
  const texts = useTexts('account').signIn.newPassword;
  const { minLength, maxLength, refusesCommon } = policy;
  const lengths = texts.lengths(minLength, maxLength);
  return (
    <>
      <PasswordField
        {...secret('password')}
        label={label}
        hint={refusesCommon ? `${lengths} ${texts.notCommon}` : lengths}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...secret('confirmation')}
        label={texts.confirmation}
        autoComplete="new-password"
        required
      />
    </>
  );
}
