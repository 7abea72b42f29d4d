const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** A text without its markup; what is no text reads as none. */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>|<[^>]*>/gi, ' ')
    .replaceAll(/&([a-z]+|#39);/gi, (sign, name: string) => signs[name.toLowerCase()] ?? sign)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
