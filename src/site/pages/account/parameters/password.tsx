import { FormFrame } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Callout } from '#site/ui/callout/callout.tsx';
import { PasswordField } from '#site/ui/password-field/password-field.tsx';
import type { ParametersData } from './data.server.ts';
import { passwordForm } from './form.ts';

export function PasswordSection({ view, data }: PageProps<ParametersData>) {
  const { ownData } = useTexts('account');
  const texts = ownData.password;
  const { min, max } = data.passwordLength;
  return (
    <section className="stack">
      <h2>{texts.title}</h2>
      <FormFrame
        form={passwordForm}
        state={view.form}
        shell={view.shell}
        problem={texts.problem}
        kept={texts.kept}
        submit={texts.submit}
        done={
          <Callout severity="success">
            <p>{texts.saved}</p>
            <p>{texts.savedAfter}</p>
          </Callout>
        }
      >
        {({ secret }) => (
          <>
            {/* Password managers go by it: whose password is changed. */}
            <input type="text" autoComplete="username" defaultValue={data.email} readOnly hidden />
            <PasswordField
              {...secret('current')}
              label={ownData.presentPassword}
              autoComplete="current-password"
              required
            />
            <PasswordField
              {...secret('next')}
              label={texts.next}
              hint={texts.nextHint(min, max)}
              autoComplete="new-password"
              required
            />
            <PasswordField
              {...secret('confirmation')}
              label={texts.confirmation}
              autoComplete="new-password"
              required
            />
            <p>{texts.after}</p>
          </>
        )}
      </FormFrame>
    </section>
  );
}
