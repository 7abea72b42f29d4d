import { isMailAddress } from '#lib/mail-address.ts';
import { normalized } from '#lib/normalized.ts';
import { emailMaxLength } from './member.ts';

/** One address, as a person types it: one that mail can be sent to, at a domain that ends in two letters or more. */
export function isEmail(text: string): boolean {
  return (
    text.length <= emailMaxLength && isMailAddress(text) && /\.[^.]{2,}$/u.test(text) && !hasOddLetter(text)
  );
}

/** Signs that are drawn as nothing: selectors of shapes, joiners, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Whether a letter stands for others, as a ligature or a wide letter does, or cannot be seen: the address would read as
 * somebody else's. Accents may be letters of their own or not, as keyboards differ.
 */
export function hasOddLetter(text: string): boolean {
  const typed = text.trim();
  return invisible.test(typed) || [...typed].some((letter) => normalized(letter, 'NFKC') !== letter);
}

/** An address as it is compared: the case of letters and the way accents are written make no other mailbox. */
export function mailKeyOf(mail: string): string {
  return normalized(mail.trim(), 'NFC').toLowerCase();
}
