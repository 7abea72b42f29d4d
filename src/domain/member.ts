import type { Locale } from './locale.ts';
import type { DayHours } from './notices/effect-period.ts';
import type { ProfileInformation } from './profile-options.ts';
import type { Role } from './role.ts';

/** Which notices a member asked for: those for everyone, and those of the lines chosen. */
export interface Following {
  readonly general: boolean;
  /** The content's identifiers of the lines. */
  readonly lineIds: readonly string[];
  /** The same lines as riders know them: what a notice does names lines by their numbers. */
  readonly lineNumbers?: readonly string[];
}

/** Of a member whose choices are not known: what is for everyone is for them. */
export const followsUnknown: Following = { general: true, lineIds: [] };

export interface Member {
  readonly firstName: string;
  readonly lastName: string;
  readonly following: Following;
}

/** A member with all that is kept of them, for their own eyes. */
export interface MemberAccount extends Member {
  /** The wire's number of the account. */
  readonly uid: number;
  readonly uuid: string;
  readonly email: string;
  readonly locale: Locale;
  readonly role: Role;
  readonly lines: readonly FollowedLine[];
  /** One mail a morning in place of one for each notice. */
  readonly dailyDigest: boolean;
  /** What they told of themselves; undefined where they told nothing. */
  readonly profile?: (ProfileInformation & { readonly id: string }) | undefined;
}

/** A line whose notices a member wants, and when. */
export interface FollowedLine {
  /** The content's identifier of it. */
  readonly lineId: string;
  /** The content's number of it, by which the wire of accounts names it. */
  readonly targetId: number;
  /** As riders know it. */
  readonly number: string;
  /** The days and hours of the trips it is taken for; null for always. */
  readonly moments: FollowedMoments | null;
  /** It is kept, and its notices are not sent. */
  readonly isPaused: boolean;
}

export interface FollowedMoments {
  /** 1 for Monday to 7 for Sunday; every day where none is named. */
  readonly weekdays: readonly number[];
  /** The whole day where none are named. */
  readonly hours: readonly DayHours[];
}

/** The longest e-mail address that can be signed up (specification A2.5). */
export const emailMaxLength = 125;

/** In a mailed link that ends the notices somebody gets, in place of an organization. */
export const noticesOrganization = 'avis';

/** What a member agreed to receive by e-mail. */
export interface Subscriptions {
  readonly newsletter: boolean;
  readonly generalNotices: boolean;
  readonly lineNotices: boolean;
}
