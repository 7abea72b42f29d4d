/** Which notices a member asked for: those for everyone, and those of the lines chosen. */
export interface Following {
  readonly general: boolean;
  /** The content's identifiers of the lines. */
  readonly lineIds: readonly string[];
}

/** Of a member whose choices are not known: what is for everyone is for them. */
export const followsUnknown: Following = { general: true, lineIds: [] };

export interface Member {
  readonly firstName: string;
  readonly lastName: string;
  readonly following: Following;
}

/** The longest e-mail address that can be signed up (specification A2.5). */
export const emailMaxLength = 125;

/** What a member agreed to receive by e-mail. */
export interface Subscriptions {
  readonly newsletter: boolean;
  readonly generalNotices: boolean;
  readonly lineNotices: boolean;
}
