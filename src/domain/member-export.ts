import type { Locale } from './locale.ts';
import type { FollowedLine } from './member.ts';
import type { NoticeEvent } from './notices/notice-events.ts';
import type { NotToldReason } from './notices/tell-reasons.ts';
import type { ProfileInformation } from './profile-options.ts';
import type { Role } from './role.ts';

/** Everything that is held of a member, for their own eyes. Instants are ISO 8601, in UTC. */
export interface MemberExport {
  readonly made: string;
  readonly account: {
    readonly uid: number;
    readonly uuid: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly locale: Locale;
    readonly role: Role;
    readonly isActive: boolean;
    /** That there is one. What it is, nobody here knows. */
    readonly hasPassword: boolean;
    readonly generalNotices: boolean;
    readonly lineNotices: boolean;
    readonly dailyDigest: boolean;
    /** When mail to the address came back. */
    readonly bounced: string | null;
    readonly created: string;
    readonly changed: string;
    readonly lastSeen: string;
  };
  readonly lines: readonly FollowedLine[];
  readonly profile: (ProfileInformation & { readonly id: string; readonly changed: string }) | null;
  readonly signIns: readonly SignInHeld[];
  readonly newsletters: readonly NewsletterHeld[];
  readonly mails: readonly MailHeld[];
  readonly decisions: readonly DecisionHeld[];
  /** What somebody else did to the account. */
  readonly acts: readonly ActHeld[];
}

export interface SignInHeld {
  readonly program: string;
  readonly since: string;
  readonly until: string;
}

export interface NewsletterHeld {
  readonly uid: number;
  readonly organization: string;
  readonly email: string;
  readonly locale: Locale;
  readonly state: string;
  readonly asked: string;
  readonly confirmed: string | null;
  readonly ended: string | null;
  readonly bounced: string | null;
}

export interface MailHeld {
  readonly id: string;
  readonly kind: string;
  readonly locale: Locale;
  /** While it waits. */
  readonly recipient: string | null;
  /** The notice it tells of. */
  readonly about: string | null;
  /** Why it is sent to them, while it waits. */
  readonly because: unknown;
  readonly state: string;
  /** What the mail server said, or why it was not sent. */
  readonly reason: string | null;
  readonly tries: number;
  readonly created: string;
  readonly ended: string | null;
}

/** Why they were told of an event of a notice, or were not. */
export interface DecisionHeld {
  readonly at: string;
  /** The content's identifier of the notice. */
  readonly notice: string;
  readonly about: string | null;
  /** What it was to them; null where they were not told. */
  readonly event: NoticeEvent | null;
  readonly because: unknown;
  readonly reason: NotToldReason | null;
  /** It waits for the mail of the next morning. */
  readonly isHeld: boolean;
}

export interface ActHeld {
  readonly at: string;
  readonly actor: string;
  readonly act: string;
  readonly facts: unknown;
}
