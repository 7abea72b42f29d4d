import type { Locale } from '#domain/locale.ts';
import type { Severity } from '#domain/notices/severity.ts';
import type { MailHouse, MailText } from '#domain/mail/mail-text.ts';

/** Each kind of mail and what its words need, besides the person and the house. Addresses are whole. */
export interface MailFacts {
  /** Somebody asked for a profile with this address. */
  readonly activation: { readonly href: string; readonly hours: number };
  /** Somebody asked for a profile with an address that has one. */
  readonly taken: { readonly login: string; readonly reset: string };
  readonly reset: { readonly href: string; readonly hours: number };
  /** To the address before: it is no longer that of the profile. */
  readonly 'address-left': { readonly contact: string };
  /** To the new address, which has to be validated. */
  readonly 'address-validation': { readonly href: string; readonly hours: number };
  readonly 'password-changed': { readonly reset: string };
  /** To the owner, when many have tried to sign in to the account in vain. */
  readonly 'sign-in-failures': { readonly reset: string; readonly failures: number };
  readonly 'newsletter-confirmation': { readonly href: string; readonly days: number };
  readonly notice: NoticeFacts;
  readonly digest: {
    readonly notices: readonly NoticeFacts[];
    readonly choices: string;
    readonly unsubscribe: string;
  };
  readonly 'account-deleted': { readonly contact: string };
}
export type MailKind = keyof MailFacts;

/** A notice, told to somebody who follows it. */
export interface NoticeFacts {
  readonly event: 'new' | 'updated' | 'ended';
  readonly title: string;
  /** The language of its words, where it has none in the language of the mail. */
  readonly locale?: Locale;
  readonly severity: Severity;
  /** The numbers of its lines. */
  readonly lines: readonly string[];
  /** When it holds, in words. */
  readonly dates?: string;
  /** What it means for riders. */
  readonly summary?: string;
  /** What was added last. */
  readonly update?: string;
  readonly stopsClosed: readonly string[];
  readonly href: string;
  /** Why this person is told: lines they follow, or that it is for everyone. */
  readonly because: { readonly general: true } | { readonly lines: readonly string[] };
  /** Where the choices are changed, and the way out in one press. */
  readonly choices: string;
  readonly unsubscribe: string;
}

/** To whom. */
export interface MailPerson {
  readonly firstName: string;
}

/** For whom, from whom and in which language a mail is written. */
export interface MailSetting {
  /** Absent where only an address is known. */
  readonly person?: MailPerson | undefined;
  readonly house: MailHouse;
  readonly locale: Locale;
}

/** The words of one kind of mail. */
export type Message<Kind extends MailKind> = (facts: MailFacts[Kind], setting: MailSetting) => MailText;
