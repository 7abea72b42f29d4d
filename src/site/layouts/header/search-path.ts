/** The address of a search: the words are a part of the path, and nothing is added when there are none. */
export function searchPath(search: string, terms: string): string {
  const words = terms.trim().replace(/\s+/g, ' ');
  return words === '' ? search : `${search}/${encodeURIComponent(words)}`;
}
