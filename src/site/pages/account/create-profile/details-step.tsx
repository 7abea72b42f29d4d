import { emailMaxLength } from '#domain/member.ts';
import { personNameMaxLength } from '#domain/person-name.ts';
import { FormFrame } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { consentGiven } from '#site/routing/login-query.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { EntryHeading } from '../entry-screen.tsx';
import { MailSent } from '../mail-sent.tsx';
import type { CreateProfileData } from './data.server.ts';
import { createProfileForm } from './form.ts';

/** Who the profile is for; its owner chooses a password with the mailed link. */
export function DetailsStep({ view, data }: PageProps<CreateProfileData>) {
  const texts = useTexts('account').signIn.create;
  const { info, shell, form } = view;
  return (
    <FormFrame
      form={createProfileForm}
      state={form}
      shell={shell}
      heading={<EntryHeading info={info} step={texts.step(2)} />}
      problem={texts.problem}
      kept={texts.typedKept}
      submit={texts.submit}
      done={<MailSent words={texts.sent} />}
      actions={
        <ButtonLink kind="quiet" href={data.loginHref}>
          {texts.cancel}
        </ButtonLink>
      }
    >
      {({ control }) => (
        <>
          <input type="hidden" name="consent" value={consentGiven} />
          <p>
            {texts.agreed} <ContentLink href={data.consentHref}>{texts.review}</ContentLink>
          </p>
          <TextField
            {...control('firstName')}
            label={texts.firstName}
            maxLength={personNameMaxLength}
            autoComplete="given-name"
            required
          />
          <TextField
            {...control('lastName')}
            label={texts.lastName}
            maxLength={personNameMaxLength}
            autoComplete="family-name"
            required
          />
          <TextField
            {...control('email')}
            type="email"
            label={texts.email}
            hint={texts.emailHint}
            maxLength={emailMaxLength}
            autoComplete="email"
            required
          />
        </>
      )}
    </FormFrame>
  );
}
