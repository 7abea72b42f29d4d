import { useId } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { ConsentFields, consentAction, type ConsentProps } from './consent-fields.tsx';
import { consentPreferencesId } from './consent-preferences.tsx';
import { useConsentPost } from './use-consent-post.ts';
import './consent.css';

/** Asks once; both answers weigh the same, and the page stays usable without one. */
export function ConsentBanner({ shell, url }: ConsentProps) {
  const texts = useTexts().shell.consent;
  const titleId = useId();
  const { failed, submit } = useConsentPost();
  if (shell.consent !== 'unasked') return null;
  return (
    <section className="consent-banner" aria-labelledby={titleId}>
      <form
        className="page-width consent-banner-inner"
        method="post"
        action={consentAction}
        onSubmit={submit}
      >
        <ConsentFields shell={shell} url={url} />
        <div className="consent-banner-text">
          <h2 id={titleId}>{texts.title}</h2>
          <p>{texts.text}</p>
          {failed && <p role="alert">{texts.failed}</p>}
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
    </section>
  );
}
