import { useEffect, useId, useMemo, useRef } from 'react';
import { emailMaxLength } from '#domain/member.ts';
import type { FormFault, FormState } from '#site/forms/form.ts';
import { FormFields } from '#site/forms/form-fields.tsx';
import { useForm } from '#site/forms/use-form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { ErrorSummary } from '#site/ui/error-summary/error-summary.tsx';
import { Loader } from '#site/ui/loader/loader.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import type { Shell } from '#site/view.ts';
import { newsletterForm } from './newsletter-form.ts';

interface NewsletterSignUpProps {
  readonly shell: Shell;
  readonly state: FormState | undefined;
  /** On a page of its own, whose heading says what it is. */
  readonly isOnPage?: boolean;
  /** A refusal takes the focus; true unless told. */
  readonly takesFocus?: boolean;
}

/** The form by which a newsletter is asked for: in the footer of every page, and on the page about it. */
export function NewsletterSignUp({
  shell,
  state,
  isOnPage = false,
  takesFocus = true,
}: NewsletterSignUpProps) {
  const {
    ui,
    shell: { newsletter: texts },
  } = useTexts();
  const titleId = useId();
  const emailId = useId();
  const { progress, values, submit, working } = useForm({ form: newsletterForm, state, shell });
  const { kind, attempt, faults } = progress;
  const isAway = faults.some(({ code }) => code === 'unavailable');
  const errors = useErrors(faults, emailId);
  return (
    <section
      className={isOnPage ? 'newsletter newsletter-page' : 'site-footer-section newsletter'}
      id="newsletter"
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{isOnPage ? texts.signUp : texts.title}</h2>
      {!isOnPage && <p>{shell.operator.newsletterPitch}</p>}
      <ErrorSummary errors={errors} title={texts.problem} headingLevel={3} takesFocus={takesFocus} />
      {isAway && (
        <Outcome
          severity="moyen"
          label={ui.errorPrefix}
          title={texts.unavailableTitle}
          text={texts.unavailable}
          attempt={attempt}
        />
      )}
      {kind === 'done' ? (
        <Outcome severity="success" title={texts.sentTitle} text={texts.sent} attempt={attempt} />
      ) : (
        // To this very page; without script it comes back at what became of the form, not at its top.
        <form method="post" action="#newsletter" noValidate onSubmit={submit}>
          <FormFields form={newsletterForm} shell={shell} />
          <TextField
            id={emailId}
            name="email"
            type="email"
            label={`${texts.email} (${texts.required})`}
            error={faults.find(({ field }) => field === 'email')?.message}
            defaultValue={values['email']}
            maxLength={emailMaxLength}
            autoComplete="email"
            aria-required
          />
          <div className="cluster">
            <Button type="submit" aria-disabled={kind === 'sending' || undefined}>
              {texts.submit}
            </Button>
            <Loader
              mark="dots"
              waiting={kind === 'sending'}
              label={working ? ui.captcha.working : texts.sending}
            />
          </div>
        </form>
      )}
    </section>
  );
}

/** The faults for the summary; that the service is away is told apart from them. */
function useErrors(faults: readonly FormFault[], emailId: string) {
  return useMemo(
    () =>
      faults
        .filter(({ code }) => code !== 'unavailable')
        .map(({ field, message }) => ({ message, fieldId: field === 'email' ? emailId : undefined })),
    [faults, emailId],
  );
}

interface OutcomeProps {
  readonly severity: 'success' | 'moyen';
  readonly label?: string;
  readonly title: string;
  readonly text: string;
  readonly attempt: number;
}

/** What happened, where it is no fault of the form; read out by taking the focus when script sent it. */
function Outcome({ severity, label, title, text, attempt }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div className="newsletter-outcome" ref={box} tabIndex={-1}>
      <Callout severity={severity} label={label} title={title} headingLevel={3}>
        <p>{text}</p>
      </Callout>
    </div>
  );
}
