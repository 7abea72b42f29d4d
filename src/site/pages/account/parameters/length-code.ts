import type { PasswordPolicy } from '#domain/password-policy.ts';

/** A length that the policy refuses: the message names its numbers, and so does the code. */
export const lengthCode = ({ minLength, maxLength }: PasswordPolicy): string =>
  `length-${minLength}-${maxLength}`;
