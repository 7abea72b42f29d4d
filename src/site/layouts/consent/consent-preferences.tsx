import { useId } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { ConsentFields, consentAction, type ConsentProps } from './consent-fields.tsx';
import { useConsentPost } from './use-consent-post.ts';
import './consent.css';

export const consentPreferencesId = 'cookie-preferences';

/** A dialog that is a popover: its buttons open and close it without script, and the page stays reachable. */
export function ConsentPreferences({ shell, url }: ConsentProps) {
  const texts = useTexts().shell.consent;
  const titleId = useId();
  const { failed, submit } = useConsentPost();
  return (
    <dialog
      className="consent-preferences"
      id={consentPreferencesId}
      popover="auto"
      aria-labelledby={titleId}
    >
      <form className="consent-preferences-inner" method="post" action={consentAction} onSubmit={submit}>
        <ConsentFields shell={shell} url={url} />
        <div className="consent-preferences-head">
          <h2 id={titleId}>{texts.preferences}</h2>
          <Button
            kind="quiet"
            icon="close"
            iconOnly
            popoverTarget={consentPreferencesId}
            popoverTargetAction="hide"
          >
            {texts.close}
          </Button>
        </div>
        <p>{texts.preferencesText}</p>
        <div className="consent-kind">
          <h3>{texts.necessary}</h3>
          <p>{texts.necessaryText}</p>
          <p className="consent-always">{texts.always}</p>
        </div>
        <AnalyticsChoice granted={shell.consent === 'granted'} />
        {failed && <p role="alert">{texts.failed}</p>}
        <Button type="submit">{texts.save}</Button>
      </form>
    </dialog>
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
