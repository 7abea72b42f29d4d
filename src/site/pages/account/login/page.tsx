import { emailMaxLength } from '#domain/member.ts';
import { FormFrame } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Callout } from '#site/ui/callout/callout.tsx';
import { PasswordField } from '#site/ui/password-field/password-field.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { EntryHeading, EntryScreen } from '../entry-screen.tsx';
import type { LoginData } from './data.server.ts';
import { loginForm } from './form.ts';
import './page.css';

export default function LoginPage({ view, data }: PageProps<LoginData>) {
  const { ownData, signIn } = useTexts('account');
  const texts = signIn.login;
  const left = data.left && ownData.left[data.left];
  return (
    <EntryScreen info={view.info} blocks={data.blocks}>
      <WhyHere view={view} isOver={data.isOver} />
      {left && (
        <Callout severity="success" title={left.title}>
          <p>{left.text}</p>
        </Callout>
      )}
      <FormFrame
        form={loginForm}
        state={view.form}
        shell={view.shell}
        heading={<EntryHeading info={view.info} />}
        problem={texts.problem}
        kept={`${texts.kept} ${texts.activated}`}
        submit={texts.submit}
      >
        {({ control, secret }) => (
          <>
            <TextField
              {...control('email')}
              type="email"
              label={texts.email}
              maxLength={emailMaxLength}
              autoComplete="username"
              required
            />
            <PasswordField
              {...secret('password')}
              label={texts.password}
              autoComplete="current-password"
              required
            />
            <p>
              <ContentLink href={data.resetHref}>{texts.forgotten}</ContentLink>
            </p>
          </>
        )}
      </FormFrame>
      <section className="login-new">
        <h2>{texts.noProfile}</h2>
        <p>
          <ContentLink href={data.createHref}>{texts.create}</ContentLink>
          {texts.createPitch}
        </p>
      </section>
    </EntryScreen>
  );
}

/** What brought somebody here: their session is over, or they have just set the password that they log in with. */
function WhyHere({ view, isOver }: Pick<PageProps, 'view'> & Pick<LoginData, 'isOver'>) {
  const texts = useTexts('account').signIn.login;
  const done = view.form?.kind === 'done' ? view.form.name : undefined;
  const told =
    done === undefined || !Object.hasOwn(texts.done, done)
      ? undefined
      : texts.done[done as keyof typeof texts.done];
  if (told !== undefined)
    return (
      <Callout severity="success" title={told}>
        <p>{texts.doneNext}</p>
      </Callout>
    );
  if (!isOver) return null;
  return (
    <Callout title={texts.overTitle}>
      <p>{texts.over}</p>
    </Callout>
  );
}
