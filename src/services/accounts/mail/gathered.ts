import type { Bilingual } from '#domain/locale.ts';
import type { Clock } from '#platform/clock.ts';
import type { Links } from '#services/accounts/links.ts';
import type { SitePages } from '#services/accounts/ports.ts';
import type { MailFacts, MailKind } from './mail-facts.ts';
import type { MailHouse } from '#domain/mail/mail-text.ts';

export interface ComposeOptions {
  readonly links: Links;
  readonly pages: SitePages;
  readonly house: Bilingual<MailHouse>;
  /** `Name <address>`. */
  readonly from: string;
  readonly clock: Clock;
}

/** What the words of a mail are written from, or why it is not needed any more. */
export type Gathered<Kind extends MailKind> =
  | { readonly facts: MailFacts[Kind]; /** Where one press ends it. */ readonly oneClick?: string }
  | { readonly dropped: string };
