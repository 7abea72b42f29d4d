import type { RichText } from '../rich-text.ts';
import type { WebForm } from './web-form.ts';

/** A form that stands on a page, and what is said when it was sent. */
export interface OfferedWebForm {
  readonly form: WebForm;
  readonly confirmation: {
    readonly messages: readonly RichText[];
    /** The page that follows. */
    readonly to?: string;
  };
}
