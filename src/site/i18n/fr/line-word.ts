/** Figures, perhaps with a few letters and no space: what riders say alone, as « le 800 », « le 3A », « le R2 ». */
const number = /^(?=\S*\d)\S{1,6}$/u;

/**
 * A line after « le », « du » or « au »: a number stands alone, as riders say it, and a name follows what it is the name of,
 * as in « le parcours LOCAL ».
 */
export const lineWord = (line: string): string => (isNumber(line) ? line : `parcours ${line}`);

/** « le dernier 800 », « le dernier départ du parcours LOCAL » */
export const runOfLine = (line: string): string => (isNumber(line) ? line : `départ du parcours ${line}`);

/** The same at the beginning of a title: « Parcours LOCAL ». */
export const lineTitle = (line: string): string => (isNumber(line) ? line : `Parcours ${line}`);

export const isNumber = (line: string): boolean => number.test(line);
