/** A hash to make, or to compare a password with. */
export type PasswordOrder = { readonly password: string; readonly hash?: string };

/** The hash that was made, or whether the password is the one. */
export type PasswordAnswer = { readonly hash: string } | { readonly isSame: boolean };
