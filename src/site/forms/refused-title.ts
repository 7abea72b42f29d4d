/** A page that comes back with a refused form says so before its title; once is enough. */
export function refusedTitle(title: string, prefix: string): string {
  return `${prefix} ${acceptedTitle(title, prefix)}`;
}

export function acceptedTitle(title: string, prefix: string): string {
  return title.startsWith(`${prefix} `) ? title.slice(prefix.length + 1) : title;
}
