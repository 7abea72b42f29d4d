import { emailMaxLength } from '#domain/member.ts';
import { personNameMaxLength } from '#domain/person-name.ts';
import { FormFrame } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { PasswordField } from '#site/ui/password-field/password-field.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import type { InfoData } from './data.server.ts';
import { loginDetailsForm } from './form.ts';

export interface SectionProps extends PageProps<InfoData> {
  /** The page shows what is true now: the name stands beside it too. */
  readonly onSaved: () => void;
}

export function LoginDetailsSection({ view, data, onSaved }: SectionProps) {
  const { ownData } = useTexts('account');
  const texts = ownData.loginDetails;
  return (
    <section className="stack">
      <h2>{texts.title}</h2>
      <FormFrame
        form={loginDetailsForm}
        label={texts.title}
        state={view.form}
        shell={view.shell}
        problem={texts.problem}
        kept={ownData.keptButPasswords}
        submit={ownData.save}
        saved={texts.saved}
        onSaved={onSaved}
      >
        {({ control, secret }) => (
          <>
            <TextField
              {...control('firstName', data.firstName)}
              label={texts.firstName}
              maxLength={personNameMaxLength}
              autoComplete="given-name"
              required
            />
            <TextField
              {...control('lastName', data.lastName)}
              label={texts.lastName}
              maxLength={personNameMaxLength}
              autoComplete="family-name"
              required
            />
            <TextField
              {...control('email', data.email)}
              type="email"
              label={texts.email}
              hint={texts.emailHint}
              maxLength={emailMaxLength}
              autoComplete="email"
              required
            />
            <PasswordField
              {...secret('password')}
              label={ownData.presentPassword}
              hint={texts.passwordHint}
              autoComplete="current-password"
            />
          </>
        )}
      </FormFrame>
    </section>
  );
}
