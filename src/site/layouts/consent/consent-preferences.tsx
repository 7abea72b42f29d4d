import { useId } from 'react';
import { FormFields } from '#site/forms/form-fields.tsx';
import { useForm } from '#site/forms/use-form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Dialog } from '#site/ui/dialog/dialog.tsx';
import { consentForm, reloadPage, type ConsentProps } from './consent-form.ts';
import './consent.css';

export const consentPreferencesId = 'cookie-preferences';

/** What the page keeps about the visitor, and the choice about the rest. */
export function ConsentPreferences({ shell, state }: ConsentProps) {
  const texts = useTexts().shell.consent;
  const formId = useId();
  const { progress, submit } = useForm({ form: consentForm, state, shell, onDone: reloadPage });
  return (
    <Dialog
      id={consentPreferencesId}
      title={texts.preferences}
      actions={
        <Button type="submit" form={formId}>
          {texts.save}
        </Button>
      }
    >
      <form className="consent-preferences" id={formId} method="post" onSubmit={submit}>
        <FormFields form={consentForm} shell={shell} />
        <p>{texts.preferencesText}</p>
        <div className="consent-kind">
          <h3>{texts.necessary}</h3>
          <p>{texts.necessaryText}</p>
          <p className="consent-always">{texts.always}</p>
        </div>
        <AnalyticsChoice granted={shell.consent === 'granted'} />
        {progress.faults.map(({ code, message }) => (
          <p role="alert" key={code}>
            {message}
          </p>
        ))}
      </form>
    </Dialog>
  );
}

function AnalyticsChoice({ granted }: { readonly granted: boolean }) {
  const textId = useId();
  const texts = useTexts().shell.consent;
  return (
    <fieldset className="consent-kind" aria-describedby={textId}>
      <legend>{texts.analytics}</legend>
      <p id={textId}>{texts.analyticsText}</p>
      <div className="consent-options">
        <label>
          <input type="radio" name="analytics" value="denied" defaultChecked={!granted} />
          {texts.denied}
        </label>
        <label>
          <input type="radio" name="analytics" value="granted" defaultChecked={granted} />
          {texts.granted}
        </label>
      </div>
    </fieldset>
  );
}
