/** States of a form that was not taken: something is to be mended, or to be tried again. */
const refusals: ReadonlySet<string> = new Set(['invalid', 'robot', 'unchecked', 'too-many', 'unavailable']);

export function isRefused(state: string): boolean {
  return refusals.has(state);
}

/** A page that comes back with a refused form says so before its title; once is enough. */
export function refusedTitle(title: string, prefix: string): string {
  return `${prefix} ${acceptedTitle(title, prefix)}`;
}

export function acceptedTitle(title: string, prefix: string): string {
  return title.startsWith(`${prefix} `) ? title.slice(prefix.length + 1) : title;
}
