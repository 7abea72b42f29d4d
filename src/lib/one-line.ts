/** Words of a library or of somebody's code may quote a whole file. */
const longest = 300;

/** Words of others inside ours: one line, of a length that can be read, with nothing that moves a cursor or turns text around. */
export function oneLine(text: string): string {
  const line = text
    .slice(0, longest * 10)
    .replaceAll(/[\s\p{Zl}\p{Zp}\u0085]+/gu, ' ')
    .replaceAll(/\p{C}+/gu, '')
    .trim();
  return line.length > longest ? `${line.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : line;
}
