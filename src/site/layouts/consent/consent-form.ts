import type { Form, FormState } from '#site/forms/form.ts';
import type { Shell } from '#site/view.ts';

/** The choice about analytics, in the banner and in the preferences. */
export const consentForm: Form = {
  name: 'consent',
  words: ({ shell: { consent } }) => ({ unavailable: consent.failed, 'too-many': consent.failed }),
};

export interface ConsentProps {
  readonly shell: Shell;
  /** What became of a form of this page. */
  readonly state: FormState | undefined;
}

/** What the choice allows is decided by the server: the page is loaded again. */
export const reloadPage = (): void => location.reload();
