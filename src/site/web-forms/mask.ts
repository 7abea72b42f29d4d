interface Typed {
  readonly text: string;
  /** How many characters stand before the caret. */
  readonly caret: number;
}

const digitsIn = (text: string): string => text.replaceAll(/\D/g, '');

/** The digits of a text in the places that `###-###-####` has for them; signs between come with the digit after them. */
export function maskText(mask: string, text: string): string {
  const places = mask.split('#').length - 1;
  const typed = digitsIn(text);
  // A number with the country before it, as phones copy it.
  const digits = typed.length === places + 1 && typed.startsWith('1') ? typed.slice(1) : typed;
  return fill(mask, digits.slice(0, places));
}

function fill(mask: string, digits: string): string {
  let used = 0;
  let text = '';
  for (const sign of mask) {
    if (used === digits.length) break;
    text += sign === '#' ? digits[used++] : sign;
  }
  return text;
}

/** What stands in a field after something was typed, pasted or taken out, and where the caret goes: after the same digit. */
export function maskTyped(mask: string, { text, caret }: Typed): Typed {
  const masked = maskText(mask, text);
  const lost = Math.max(0, digitsIn(text).length - digitsIn(masked).length);
  const isCountryGone = lost === 1 && digitsIn(text).slice(1) === digitsIn(masked);
  const before = Math.max(0, digitsIn(text.slice(0, caret)).length - (isCountryGone ? 1 : 0));
  return { text: masked, caret: caret >= text.length ? masked.length : placeAfter(masked, before) };
}

function placeAfter(masked: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < masked.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(masked[place] ?? '')) seen += 1;
  }
  return masked.length;
}
