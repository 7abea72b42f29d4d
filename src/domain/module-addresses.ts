/**
 * How a screen of a module is asked, in its address, for what it shows: the field of words of the points of sale and of
 * the schools. Who leads to one of them and the screen that reads it take it from here.
 */
export const wordsField = 'texte';

/** What follows the path of a module to show what has these words there. */
export const withWords = (words: string): string => `?${new URLSearchParams({ [wordsField]: words })}`;
