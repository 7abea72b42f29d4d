const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Every spelling that is one slip away: a letter too few, too many, another one, or two that changed places. */
export function spellingsBeside(word: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== '') found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2));
    for (const letter of letters) {
      found.add(before + letter + after);
      if (after !== '') found.add(before + letter + after.slice(1));
    }
  }
  found.delete(word);
  found.delete('');
  return [...found];
}

/** How many slips lie between two words: letters left out, added, taken for another, or two in the wrong order. */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const costs = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1)];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) costs.push((before[j - 2] ?? 0) + 1);
      row.push(Math.min(...costs));
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
