/** Any path with one of these words in it (specification A2.3). */
const accountWords = ['mon-profil', 'my-account'];

export function isAccountArea(pathname: string): boolean {
  return accountWords.some((word) => pathname.includes(word));
}
