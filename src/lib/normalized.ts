type Form = 'NFC' | 'NFD' | 'NFKC' | 'NFKD';

/** No sign of any language has as many marks on it (the Stream-Safe Text Format of Unicode stops there as well). */
const mostMarks = 30;
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in a form of Unicode. Marks that follow each other are put in order, which takes time with the square of their
 * number: those that nobody could see are left out first.
 */
export const normalized = (text: string, form: Form): string =>
  (text.length > mostMarks ? text.replaceAll(tooManyMarks, '$1') : text).normalize(form);
