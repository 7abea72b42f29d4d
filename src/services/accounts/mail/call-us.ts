import type { MailHouse } from '#domain/mail/mail-text.ts';

/** Whom to turn to, in a sentence: the number where somebody answers a phone, else in words without one. */
export function calling(
  { phone }: Pick<MailHouse, 'phone'>,
  withoutPhone: string,
  withPhone: (phone: string) => string,
): string {
  return phone === undefined ? withoutPhone : withPhone(phone);
}
