import type { Locale } from '../locale.ts';

/** A mail in words: its parts in the order they are read. HTML and plain text are both written from it. */
export interface MailText {
  readonly subject: string;
  /** What a list of mails shows after the subject. */
  readonly preview: string;
  readonly parts: readonly MailPart[];
  /** Why this person gets it: « Vous recevez cet avis parce que vous suivez le parcours 800. » */
  readonly reason: string;
  /** How to get no more of its kind; absent where a person asked for this very mail. */
  readonly unsubscribe?: MailLink;
  /** Where to choose what is sent, for who wants less of it rather than none. */
  readonly choices?: MailLink;
}

export interface MailLink {
  readonly words: string;
  readonly href: string;
}

export type MailPart = MailWords | MailAction | MailList | MailTable;

/** Words of somebody else may be in another language than the mail: `lang` then names it. */
interface MailWords {
  readonly kind: 'title' | 'heading' | 'text' | 'quiet';
  readonly text: string;
  readonly lang?: Locale | undefined;
}

/** A link, or the one thing to do, which is drawn as a button. */
interface MailAction extends MailLink {
  readonly kind: 'action' | 'link';
}

interface MailList {
  readonly kind: 'list';
  readonly items: readonly string[];
}

/** Names and values, such as when a notice holds. */
interface MailTable {
  readonly kind: 'facts';
  readonly rows: readonly MailRow[];
}
export interface MailRow {
  readonly name: string;
  /** Several are listed below each other. */
  readonly value: string | readonly string[];
  readonly lang?: Locale | undefined;
}

/** What stands around every mail of the house. */
export interface MailHouse {
  readonly name: string;
  readonly shortName: string;
  /** In one line, where it has one. */
  readonly postalAddress?: string;
  /** The language the address is written in, which may be another than the mail's. */
  readonly addressLocale?: Locale;
  readonly home: string;
  /** How to reach a person, where one can: number and the key to press. */
  readonly phone?: string;
}
