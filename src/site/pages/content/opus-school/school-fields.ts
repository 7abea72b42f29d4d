import { wordsField } from '#domain/module-addresses.ts';

/** The name of the field of the form, which is that of the address. */
export const fields = { text: wordsField } as const;

export const longestText = 100;
