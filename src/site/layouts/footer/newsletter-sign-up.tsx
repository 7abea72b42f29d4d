import { useEffect, useId, useMemo, useRef } from 'react';
import { isRefused } from '#site/form-refusal.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { useRefusedTitle } from '#site/layouts/post-form/use-refused-title.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Captcha } from '#site/ui/captcha/captcha.tsx';
import type { CaptchaSettings } from '#site/ui/captcha/captcha-settings.ts';
import { Callout } from '#site/ui/callout/callout.tsx';
import { ErrorSummary } from '#site/ui/error-summary/error-summary.tsx';
import { Loader } from '#site/ui/loader/loader.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import type { NewsletterForm } from '#site/view.ts';
import { newsletterErrors } from './newsletter-errors.ts';
import { useNewsletter } from './use-newsletter.ts';

export interface NewsletterSignUpProps {
  readonly form: NewsletterForm;
  /** What a subscriber gets, in the operator's words. */
  readonly pitch: string;
  readonly token: string;
  readonly back: string;
  readonly captcha: CaptchaSettings;
  /** A refusal takes the focus; true unless told. */
  readonly takesFocus?: boolean;
}

export function NewsletterSignUp(props: NewsletterSignUpProps) {
  const { form, pitch, token, back, captcha, takesFocus = true } = props;
  const catalogue = useTexts();
  const texts = catalogue.shell.newsletter;
  const titleId = useId();
  const emailId = useId();
  const { result, submit, checking } = useNewsletter(form.state, captcha);
  const { state, attempt } = result;
  useRefusedTitle(isRefused(state) ? result : undefined);
  const errors = useMemo(() => newsletterErrors(result, emailId, catalogue), [result, emailId, catalogue]);
  return (
    <section className="site-footer-section newsletter" id="newsletter" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      <p>{pitch}</p>
      <ErrorSummary errors={errors} title={texts.problem} headingLevel={3} takesFocus={takesFocus} />
      <Outcome state={state} takesFocus={attempt > 0} />
      {state !== 'sent' && (
        <form method="post" action="/_forms/newsletter" noValidate onSubmit={submit}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="back" value={back} />
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
            error={state === 'invalid' ? texts.invalid : undefined}
            defaultValue={form.email}
            maxLength={125}
            autoComplete="email"
            aria-required
          />
          <Captcha settings={captcha} />
          <div className="cluster">
            <Button type="submit" aria-disabled={state === 'sending' || undefined}>
              {texts.submit}
            </Button>
            <Loader
              waiting={state === 'sending'}
              label={checking ? catalogue.ui.captcha.working : texts.sending}
            />
          </div>
        </form>
      )}
    </section>
  );
}

/** What happened, where it is no fault of the form; read out by taking the focus when script sent it. */
function Outcome({ state, takesFocus }: { readonly state: string; readonly takesFocus: boolean }) {
  const texts = useTexts().shell.newsletter;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && (state === 'sent' || state === 'unavailable')) box.current?.focus();
  }, [state, takesFocus]);
  if (state !== 'sent' && state !== 'unavailable') return null;
  const sent = state === 'sent';
  return (
    <div className="newsletter-outcome" ref={box} tabIndex={-1}>
      <Callout
        severity={sent ? 'success' : 'moyen'}
        title={sent ? texts.sentTitle : texts.unavailableTitle}
        headingLevel={3}
      >
        <p>{sent ? texts.sent : texts.unavailable}</p>
      </Callout>
    </div>
  );
}
