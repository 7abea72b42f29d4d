/** `Beauport (Est)` is a destination and the word of a direction. */
export function splitHeadsign(headsign: string): { readonly name: string; readonly word: string } {
  const open = headsign.endsWith(')') ? headsign.lastIndexOf('(') : -1;
  const word = open < 0 ? '' : headsign.slice(open + 1, -1);
  return word === '' || word.includes(')')
    ? { name: headsign, word: '' }
    : { name: headsign.slice(0, open).trimEnd(), word };
}
