/** A word of a name or of a search, in the form in which words are compared. */
export interface FoldedWord {
  readonly text: string;
  /** A full stop follows: the word may be cut short, as in `Sablon.` or `J.`. */
  readonly cut: boolean;
}

/** A text of a rider is not trusted to be short. */
const longestText = 100;
const longestWord = 32;

/** The words of a text without accents, capitals and punctuation: `Boul. de l’Église` is boul, de, l, eglise. */
export function foldWords(text: string, mostWords = 16): FoldedWord[] {
  const words = foldText(text.slice(0, longestText)).match(/[\p{L}\p{N}]+\.?/gu) ?? [];
  return words.slice(0, mostWords).map((word) => {
    const cut = word.endsWith('.');
    return { text: (cut ? word.slice(0, -1) : word).slice(0, longestWord), cut };
  });
}

/** A number or code as one word: `3 a`, `3A` and `3-a` are alike. */
export function foldCode(code: string): string {
  if (/^\d{1,10}$/.test(code)) return code;
  return foldWords(code)
    .map(({ text }) => text)
    .join('');
}

function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}
