/** Any path with one of these words in it (specification A2.3). */
const words = ['mon-profil', 'my-account'];

export function isAccountArea(pathname: string): boolean {
  return words.some((word) => pathname.includes(word));
}
