/** The longest first or last name that is kept. */
export const personNameMaxLength = 100;

/** A name is a line of text: what would break a line, or turn its letters around, is no part of one. */
export function isPersonName(text: string): boolean {
  return text !== '' && text.length <= personNameMaxLength && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text);
}
