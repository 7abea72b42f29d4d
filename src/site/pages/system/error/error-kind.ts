/** The three error pages of the site. */
export type ErrorKind = 'unauthorized' | 'not-found' | 'technical';

export function errorKind(status: number): ErrorKind {
  if (status === 401) return 'unauthorized';
  return status >= 400 && status < 500 ? 'not-found' : 'technical';
}
