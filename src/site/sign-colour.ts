/** `--sign` of the tokens: what a phone draws around the page, and behind the icon while the site opens. */
export const signColour = '#14202c';
