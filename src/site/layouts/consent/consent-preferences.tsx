import { useId } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Dialog } from '#site/ui/dialog/dialog.tsx';
import { ConsentFields, consentAction, type ConsentProps } from './consent-fields.tsx';
import { useConsentPost } from './use-consent-post.ts';
import './consent.css';

export const consentPreferencesId = 'cookie-preferences';

/** What the page keeps about the visitor, and the choice about the rest. */
export function ConsentPreferences({ shell, url }: ConsentProps) {
  const texts = useTexts().shell.consent;
  const formId = useId();
  const { failed, submit } = useConsentPost();
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
      <form
        className="consent-preferences"
        id={formId}
        method="post"
        action={consentAction}
        onSubmit={submit}
      >
        <ConsentFields shell={shell} url={url} />
        <p>{texts.preferencesText}</p>
        <div className="consent-kind">
          <h3>{texts.necessary}</h3>
          <p>{texts.necessaryText}</p>
          <p className="consent-always">{texts.always}</p>
        </div>
        <AnalyticsChoice granted={shell.consent === 'granted'} />
        {failed && <p role="alert">{texts.failed}</p>}
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
