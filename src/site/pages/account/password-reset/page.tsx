import { emailMaxLength } from '#domain/member.ts';
import { FormFrame } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Callout } from '#site/ui/callout/callout.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import { EntryHeading, EntryScreen } from '../entry-screen.tsx';
import { MailSent } from '../mail-sent.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import type { PasswordResetData } from './data.server.ts';
import { newPasswordForm, passwordResetForm } from './form.ts';

/** Asks for the link to another password, and uses it. */
export default function PasswordResetPage(props: PageProps<PasswordResetData>) {
  const { view, data } = props;
  return (
    <EntryScreen info={view.info} blocks={data.blocks}>
      {data.hasLink ? <NewPassword {...props} /> : <RequestLink {...props} />}
    </EntryScreen>
  );
}

function RequestLink({ view, data }: PageProps<PasswordResetData>) {
  const { reset: texts, login } = useTexts('account').signIn;
  return (
    <FormFrame
      form={passwordResetForm}
      state={view.form}
      shell={view.shell}
      heading={<EntryHeading info={view.info} />}
      problem={texts.problem}
      kept={texts.kept}
      submit={texts.submit}
      done={<MailSent words={texts.sent} />}
    >
      {({ control }) => (
        <>
          {data.isLinkOver && (
            <Callout severity="moyen" label={texts.badLinkLabel} title={texts.badLinkTitle}>
              <p>{texts.badLink}</p>
            </Callout>
          )}
          <TextField
            {...control('email')}
            type="email"
            label={login.email}
            maxLength={emailMaxLength}
            autoComplete="email"
            required
          />
        </>
      )}
    </FormFrame>
  );
}

function NewPassword({ view, data }: PageProps<PasswordResetData>) {
  const { reset: texts, newPassword } = useTexts('account').signIn;
  return (
    <FormFrame
      form={newPasswordForm}
      state={view.form}
      shell={view.shell}
      heading={<EntryHeading info={view.info} />}
      problem={texts.confirmProblem}
      kept={newPassword.notKept}
      submit={texts.confirm}
    >
      {(tools) => <NewPasswordFields tools={tools} policy={data.policy} label={texts.newPassword} />}
    </FormFrame>
  );
}
