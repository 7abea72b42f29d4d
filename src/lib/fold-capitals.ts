/** A name as two of them are compared where people type capitals or not. */
export const foldCapitals = (name: string): string => name.toUpperCase();
