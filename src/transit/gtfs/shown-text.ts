/**
 * What nobody sees and what changes how the text around it is read: controls, embeddings, overrides and isolates of
 * direction, spaces without width, tags, what is no character. Joiners are part of a word in scripts that join letters, and
 * of a picture made of several; anywhere else they only keep a name from being found.
 */
const hidden =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000B\u000E-\u001F\u007F-\u0084\u0086-\u009F\u200B\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}\p{Noncharacter_Code_Point}]|(?<![\p{M}\p{Lo}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/u;
const everyHidden = new RegExp(hidden, 'gu');

/** Ends of lines and tabs: a name, an address and a description are one line each. */
const breaks = /[\t\n\f\r\u0085\u2028\u2029]/u;
/** A break with the spaces around it, or spaces alone. */
const everyGap = /[ \t\n\f\r\u0085\u2028\u2029]+/gu;

/** A text of a feed as people see it, in one line. Identifiers stay as they are: real time names them so. */
export function shownText(text: string): string {
  const line = breaks.test(text) ? text.replaceAll(everyGap, (gap) => (breaks.test(gap) ? ' ' : gap)) : text;
  return hidden.test(line) ? line.replaceAll(everyHidden, '').trim() : line;
}

/** Whether a text has what nobody sees. Several lines are no fault: some descriptions have them. */
export const hasHidden = (text: string): boolean => hidden.test(text);
