import { splitPrefix } from '#site/routing/locale-path.ts';

/** Where the content keeps its files, and what ends like the name of one. */
const fileLike = /^\/(?:files|sites)\/|\.[a-z][a-z0-9]{1,4}$/i;

/** Whether who asks for a path wants a file rather than a page. */
export function isFilePath(pathname: string): boolean {
  return fileLike.test(splitPrefix(pathname).path);
}
