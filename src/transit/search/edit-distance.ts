/** Words are at most this long, so that the rows below never grow. */
const longest = 40;

let before = new Uint8Array(longest + 1);
let above = new Uint8Array(longest + 1);
let row = new Uint8Array(longest + 1);

/**
 * How many letters must be added, removed, changed or swapped with their neighbour to make `typed` of `word`;
 * anything above `most` is `most + 1`. With `begun` the end of `word` may still be missing.
 */
export function editDistance(typed: string, word: string, most: number, begun: boolean): number {
  const rows = Math.min(typed.length, longest);
  const columns = Math.min(word.length, begun ? rows + most : longest);
  if (Math.abs(rows - columns) > most) return most + 1;
  for (let column = 0; column <= columns; column++) row[column] = column;
  let least = 0;
  for (let at = 1; at <= rows; at++) {
    const spare = before;
    before = above;
    above = row;
    row = spare;
    const leastAbove = least;
    least = fillRow(typed, word, at, columns);
    // A swap reaches back two rows, so one poor row alone does not settle it.
    if (least > most && leastAbove >= most) return most + 1;
  }
  const distance = begun ? leastOf(row, columns) : (row[columns] as number);
  return Math.min(distance, most + 1);
}

function fillRow(typed: string, word: string, at: number, columns: number): number {
  const letter = typed.charCodeAt(at - 1);
  const letterBefore = at > 1 ? typed.charCodeAt(at - 2) : -1;
  row[0] = at;
  let least = at;
  for (let column = 1; column <= columns; column++) {
    const other = word.charCodeAt(column - 1);
    const changed = (above[column - 1] as number) + (letter === other ? 0 : 1);
    let cost = Math.min(changed, (above[column] as number) + 1, (row[column - 1] as number) + 1);
    if (column > 1 && other === letterBefore && letter === word.charCodeAt(column - 2))
      cost = Math.min(cost, (before[column - 2] as number) + 1);
    row[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

function leastOf(values: Uint8Array, last: number): number {
  let least = values[0] as number;
  for (let at = 1; at <= last; at++) least = Math.min(least, values[at] as number);
  return least;
}
