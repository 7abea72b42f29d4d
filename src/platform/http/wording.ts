/** The languages that answers may be in; the first one where a caller asks for none. */
export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text in the service's own language, or in both. */
export type Wording = string | Readonly<Record<Language, string>>;

/** The text for a reader, and the language it turns out to be in. */
export function wordingFor(
  wording: Wording,
  reader: Language,
  written: Language,
): { readonly text: string; readonly language: Language } {
  return typeof wording === 'string'
    ? { text: wording, language: written }
    : { text: wording[reader], language: reader };
}
