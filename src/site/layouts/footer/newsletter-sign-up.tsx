import { useEffect, useId, useMemo, useRef } from 'react';
import { emailMaxLength } from '#domain/member.ts';
import type { FormFault, FormState } from '#site/forms/form.ts';
import { FormFields } from '#site/forms/form-fields.tsx';
import { useForm } from '#site/forms/use-form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Captcha } from '#site/ui/captcha/captcha.tsx';
import type { CaptchaSettings } from '#site/ui/captcha/captcha-settings.ts';
import { useCaptcha } from '#site/ui/captcha/use-captcha.ts';
import { Callout } from '#site/ui/callout/callout.tsx';
import { ErrorSummary } from '#site/ui/error-summary/error-summary.tsx';
import { Loader } from '#site/ui/loader/loader.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import { newsletterForm } from './newsletter-form.ts';

interface NewsletterSignUpProps {
  /** What a subscriber gets, in the operator's words. */
  readonly pitch: string;
  readonly state: FormState | undefined;
  readonly token: string;
  readonly captcha: CaptchaSettings;
  /** A refusal takes the focus; true unless told. */
  readonly takesFocus?: boolean;
}

export function NewsletterSignUp(props: NewsletterSignUpProps) {
  const { pitch, state, token, captcha, takesFocus = true } = props;
  const { shell, ui } = useTexts();
  const texts = shell.newsletter;
  const titleId = useId();
  const emailId = useId();
  const { check, working } = useCaptcha('newsletter', captcha);
  const { progress, values, submit } = useForm({ form: newsletterForm, state, prepare: check });
  const { kind, attempt, faults } = progress;
  const isAway = faults.some(({ code }) => code === 'unavailable');
  const errors = useErrors(faults, emailId);
  return (
    <section className="site-footer-section newsletter" id="newsletter" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      <p>{pitch}</p>
      <ErrorSummary errors={errors} title={texts.problem} headingLevel={3} takesFocus={takesFocus} />
      {isAway && (
        <Outcome severity="moyen" title={texts.unavailableTitle} text={texts.unavailable} attempt={attempt} />
      )}
      {kind === 'done' ? (
        <Outcome severity="success" title={texts.sentTitle} text={texts.sent} attempt={attempt} />
      ) : (
        <form method="post" noValidate onSubmit={submit}>
          <FormFields name={newsletterForm.name} token={token} />
          <div className="newsletter-trap" aria-hidden="true">
            <label>
              {texts.trap}
              <input type="text" name="url" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
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
          <Captcha settings={captcha} />
          <div className="cluster">
            <Button type="submit" aria-disabled={kind === 'sending' || undefined}>
              {texts.submit}
            </Button>
            <Loader waiting={kind === 'sending'} label={working ? ui.captcha.working : texts.sending} />
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
  readonly title: string;
  readonly text: string;
  readonly attempt: number;
}

/** What happened, where it is no fault of the form; read out by taking the focus when script sent it. */
function Outcome({ severity, title, text, attempt }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div className="newsletter-outcome" ref={box} tabIndex={-1}>
      <Callout severity={severity} title={title} headingLevel={3}>
        <p>{text}</p>
      </Callout>
    </div>
  );
}
