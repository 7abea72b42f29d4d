/** The name of the field of the form, which is that of the address. */
export const fields = { text: 'texte' } as const;

export const longestText = 100;
