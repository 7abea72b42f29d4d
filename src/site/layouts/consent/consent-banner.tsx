import { useId } from 'react';
import { FormFields } from '#site/forms/form-fields.tsx';
import { useForm } from '#site/forms/use-form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { consentPreferencesId } from './consent-preferences.tsx';
import { consentForm, reloadPage, type ConsentProps } from './consent-form.ts';
import './consent.css';

/** Asks once; both answers weigh the same, and the page stays usable without one. */
export function ConsentBanner({ shell, state }: ConsentProps) {
  const texts = useTexts().shell.consent;
  const titleId = useId();
  const { progress, submit } = useForm({ form: consentForm, state, shell, onDone: reloadPage });
  if (shell.consent !== 'unasked') return null;
  return (
    <div className="consent-banner">
      <form
        className="page-width consent-banner-inner"
        method="post"
        aria-labelledby={titleId}
        onSubmit={submit}
      >
        <FormFields form={consentForm} shell={shell} />
        <div className="consent-banner-text">
          <h2 id={titleId}>{texts.title}</h2>
          <p>{texts.text}</p>
          {progress.faults.map(({ code, message }) => (
            <p role="alert" key={code}>
              {message}
            </p>
          ))}
        </div>
        <div className="consent-banner-choices">
          <Button kind="secondary" type="submit" name="analytics" value="denied">
            {texts.refuse}
          </Button>
          <Button kind="secondary" type="submit" name="analytics" value="granted">
            {texts.accept}
          </Button>
          <Button kind="quiet" flush="end" popoverTarget={consentPreferencesId}>
            {texts.choose}
          </Button>
        </div>
      </form>
    </div>
  );
}
