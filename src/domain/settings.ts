import type { RichText } from './rich-text.ts';
import type { Severity } from './notices/severity.ts';

/** What the operator's staff switch for the whole site. */
export interface ClientSettings {
  readonly maintenance: { readonly active: boolean; readonly pageId?: string };
  readonly alert?: TakeoverAlert;
}

export interface TakeoverAlert {
  readonly severity: Severity;
  readonly title: string;
  readonly message: RichText;
  readonly onHome: boolean;
  /** Paths of pages, without language prefix. */
  readonly onPaths: readonly string[];
  /** Changes with the words of the alert, so that a dismissal counts for these words only. */
  readonly fingerprint: string;
}
