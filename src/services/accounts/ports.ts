import type { Locale } from '#domain/locale.ts';

/** A line as the content knows it. */
export interface KnownLine {
  readonly lineId: string;
  readonly targetId: number;
  readonly number: string;
}

/** The lines that can be followed, wherever the content is. */
export type ListLines = () => Promise<readonly KnownLine[]>;

/** The pages of the site that mails lead to, as whole addresses. */
export interface SitePages {
  home(locale: Locale): string;
  login(locale: Locale): string;
  contact(locale: Locale): string;
  activation(link: AccountLink, locale: Locale): string;
  /** The same link, for a profile that has its password: its new address is validated with it. */
  validation(link: AccountLink, locale: Locale): string;
  reset(link: { readonly name: string; readonly temp: string }, locale: Locale): string;
  askReset(locale: Locale): string;
  choices(locale: Locale): string;
  confirmSubscription(link: SubscriptionLink, locale: Locale): string;
  confirmUnsubscription(link: SubscriptionLink, locale: Locale): string;
  /** Takes the POST of a mail program, without anybody looking at a page (RFC 8058). */
  oneClick(link: SubscriptionLink): string;
}

export interface AccountLink {
  readonly uid: number;
  readonly timestamp: number;
  readonly hash: string;
}

export interface SubscriptionLink extends AccountLink {
  readonly organization: string;
}

/** Whether a person sent the form of this name. */
export type VerifyPerson = (token: string, purpose: string) => Promise<boolean>;
