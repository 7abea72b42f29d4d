import { createContext } from 'react';
import type { PhoneLine } from '#domain/operator.ts';
import type { FormState } from '#site/forms/form.ts';
import type { Shell } from '#site/view.ts';

/** What a form among the blocks of a page needs of the page; the app hands it in. */
export interface PageForms {
  /** What became of a form that was sent from the page without script. */
  readonly state: FormState | undefined;
  readonly shell: Pick<Shell, 'formToken' | 'captcha' | 'completesAddresses'>;
  /** Whom riders call. */
  readonly phone: PhoneLine;
}

export const PageFormsContext = createContext<PageForms | undefined>(undefined);
