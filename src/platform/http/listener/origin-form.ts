/** As a client writes to a proxy: the address begins with the host that is asked for. */
const schemeAndHost = /^https?:\/\/[^/?#]*/i;

/** Path and query of an address as a request may name it (RFC 9112, 3.2): nobody behind the listener expects a host there. */
export function originForm(url = '/'): string {
  if (url.startsWith('/')) return url;
  const [start] = schemeAndHost.exec(url) ?? [];
  return start === undefined ? url : url.slice(start.length).replace(/^(?!\/)/, '/');
}
