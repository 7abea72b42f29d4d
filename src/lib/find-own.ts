/** What a table holds under a word from outside; a word that every object knows, such as `constructor`, finds nothing. */
export function findOwn<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
