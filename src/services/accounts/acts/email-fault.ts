import { hasOddLetter, isEmail } from '#domain/email.ts';

/** Why mail cannot be sent to an address, in words; undefined where it can. */
export function emailFault(mail: string): string | undefined {
  if (isEmail(mail)) return undefined;
  return hasOddLetter(mail)
    ? 'The address has a letter that stands for others, such as a ligature or a wide letter, or that cannot be seen.'
    : 'This is not an e-mail address.';
}
