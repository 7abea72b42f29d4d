import { FormFrame } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { PasswordField } from '#site/ui/password-field/password-field.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { EntryHeading, EntryScreen } from '../entry-screen.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import type { ActivationData } from './data.server.ts';
import { activationForm, validationForm } from './form.ts';

/** The link of a mail and a password make a profile an active one; the button does it, not the visit. */
export default function ActivationPage(props: PageProps<ActivationData>) {
  const { view, data } = props;
  return (
    <EntryScreen info={view.info} blocks={data.blocks}>
      {data.hasPassword ? <Validation {...props} /> : <Activation {...props} />}
    </EntryScreen>
  );
}

function Activation({ view, data }: PageProps<ActivationData>) {
  const { activation: texts, newPassword, login } = useTexts('account').signIn;
  return (
    <FormFrame
      form={activationForm}
      state={view.form}
      shell={view.shell}
      heading={<EntryHeading info={view.info} />}
      problem={texts.problem}
      kept={newPassword.notKept}
      submit={texts.submit}
    >
      {(tools) => <NewPasswordFields tools={tools} policy={data.policy} label={login.password} />}
    </FormFrame>
  );
}

function Validation({ view, data }: PageProps<ActivationData>) {
  const { activation: texts, login } = useTexts('account').signIn;
  return (
    <FormFrame
      form={validationForm}
      state={view.form}
      shell={view.shell}
      heading={<EntryHeading info={view.info} />}
      problem={texts.validationProblem}
      kept={texts.validationKept}
      submit={texts.validate}
    >
      {({ secret }) => (
        <>
          <p>{texts.hasPassword}</p>
          <PasswordField
            {...secret('password')}
            label={login.password}
            autoComplete="current-password"
            required
          />
          <p>
            <ContentLink href={data.resetHref}>{login.forgotten}</ContentLink>
          </p>
        </>
      )}
    </FormFrame>
  );
}
