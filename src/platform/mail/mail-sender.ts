/** A mail that is finished and may go. */
export interface FinishedMail {
  /** `Name <address>`. */
  readonly from: string;
  readonly to: string;
  /** Whom an answer goes to, where that is not the sender; what is no address is left out. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same over all tries, `<…@…>`: whoever gets a mail twice can tell. */
  readonly messageId: string;
  /** Besides those above, such as `List-Unsubscribe`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly atMs: number;
}

/** What a mail server said. A refusal for good (5xx) is not tried again; one for now (4xx, no answer, a cut line) is. */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly answer: string }
  | { readonly kind: 'refused'; readonly isForGood: boolean; readonly answer: string };

export interface MailSender {
  /** How many mails may be on their way at once. */
  readonly width: number;
  /** How long a mail is under way at most. */
  readonly longestMs: number;
  /** Never throws: every fault is an outcome. */
  send(mail: FinishedMail): Promise<SendOutcome>;
  /** Throws `unavailable` when mail cannot leave. */
  check(): Promise<void>;
  close(): Promise<void>;
}
