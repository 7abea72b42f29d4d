import type { Locale } from '#domain/locale.ts';
import type { SubscriptionLink } from '#services/accounts/ports.ts';
import type { Account } from '#services/accounts/store/account-row.ts';

export interface WantedNewsletter {
  readonly mail: string;
  readonly locale: Locale;
  readonly organization: string;
}

/** Whether a member has the newsletter, and since when. */
export interface NewsletterState {
  readonly isSubscribed: boolean;
  readonly confirmedMs: number | null;
}

/** Who keeps the subscribers of newsletters and writes to them: this program, or the platform of the operator. */
export interface NewsletterPlatform {
  /** Asks the address to confirm; the same for one that has it. */
  signUp(wanted: WantedNewsletter): Promise<void>;
  /** What a mailed link asks for; false where it is none, or too old. */
  followLink(purpose: 'add' | 'remove', link: SubscriptionLink): Promise<boolean>;
  find(account: Account, organization: string): Promise<NewsletterState>;
  /** The address of an account is validated: it is subscribed without another mail. */
  choose(account: Account, organization: string, isWanted: boolean): Promise<void>;
  /** Nothing is left of the address. */
  forget(account: Account, organization: string): Promise<void>;
}
