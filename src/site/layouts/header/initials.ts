/** First letters of the first and last names; the first of the user name where both are missing. */
export function initials(member: {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}): string {
  const letters = [member.firstName, member.lastName].map(firstLetter).join('');
  return letters || firstLetter(member.username);
}

function firstLetter(word: string): string {
  const [letter = ''] = word.trim();
  return letter.toLocaleUpperCase('fr-CA');
}
