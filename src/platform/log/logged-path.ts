const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Pages, files and content are written in small letters, calls like `horaireArret`; people are not. */
const plain = /^(?:[a-z\d_][a-z\d_.-]*|[a-z][a-zA-Z]*)$/;
/** After these comes what somebody typed. */
const searchWords = new Set(['recherche', 'search']);
/** What an address may begin with, whether or not there is anything behind it. */
const entrances = new Set(['en', '_data', 'services', 'content', 'schedule', 'cache', 'api', 'assets']);
const longest = 80;
/** Of a longer path only the beginning is looked at. */
const longestPath = 300;

/**
 * An address for the log: without the query, which holds what visitors typed, and without segments that may hold a name,
 * an e-mail address, or the key of a mailed link. Names of pages, calls and content stay. Of an address that was refused,
 * which may be anything, only the way in stays.
 */
export function loggedPath(url: string, { isRefused = false } = {}): string {
  let isTyped = false;
  return segmentsOf(url)
    .map((segment) => {
      const shown = !isTyped && isPlain(segment) && (!isRefused || entrances.has(segment));
      isTyped ||= searchWords.has(segment) || (isRefused && !entrances.has(segment) && segment !== '');
      return shown || segment === '' ? segment : '…';
    })
    .join('/');
}

/** The segments of a path; what a cut leaves of the last one could look like a name of ours. */
function segmentsOf(url: string): readonly string[] {
  const [path = ''] = url.split('?', 1);
  const segments = path.slice(0, longestPath).split('/');
  return path.length > longestPath ? [...segments.slice(0, -1), '…'] : segments;
}

function isPlain(segment: string): boolean {
  if (uuid.test(segment)) return true;
  if (segment.length > longest || !plain.test(segment)) return false;
  return !segment.split('-').some((word) => word.length >= 20 && /\d/.test(word));
}
