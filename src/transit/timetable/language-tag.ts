/** A language tag as tags are compared: some feeds write `en_CA`. */
export function normalTag(tag: string): string {
  return tag.toLowerCase().replaceAll('_', '-');
}

/** Whether a text can be a language tag at all: words of letters and digits, the first one a language. */
export function isLanguageTag(text: string): boolean {
  return /^[a-z]{2,8}(?:[-_][a-z\d]{1,8}){0,8}$/i.test(text);
}

/**
 * How far a language lies from the one that is wanted: 0 the same, 1 the one it is a variety of (`en` for `en-CA`), 2 a
 * variety of it (`en-CA` for `en`), 3 another variety of the same language. Undefined for another language.
 */
export function distanceTo(wanted: string, tag: string): 0 | 1 | 2 | 3 | undefined {
  const [one, two] = [normalTag(wanted), normalTag(tag)];
  if (one === two) return 0;
  if (one.startsWith(`${two}-`)) return 1;
  if (two.startsWith(`${one}-`)) return 2;
  return one.split('-', 1)[0] === two.split('-', 1)[0] ? 3 : undefined;
}
