import type { IncomingMessage } from 'node:http';
import { isLoopbackAddress, isLoopbackName } from '#platform/loopback.ts';

/** The status a request is refused with for the host it names; undefined when it may go on. */
export type CheckHost = (request: IncomingMessage) => 400 | 421 | undefined;

/** Names of this machine, with any port: browsers on it, and the proxies and programs beside it, use them. */
const namesThisMachine = (host: string): boolean =>
  !host.startsWith('::') && isLoopbackName(host.replace(/:\d{1,5}$/, ''));

/**
 * Pages and answers hold addresses of the host they were asked at, so only hosts of ours may be named: those given, and
 * from this machine its own names. A page of somebody else that points its name at us gets nothing to read.
 */
export function createHostCheck(hosts: readonly string[]): CheckHost {
  const known = new Set(hosts.map((host) => host.toLowerCase()));
  return (request) => {
    const { host } = request.headers;
    if (host === undefined || namesTwoHosts(request)) return 400;
    if (known.has(host) || known.has(host.toLowerCase())) return undefined;
    return namesThisMachine(host) && isLoopbackAddress(request.socket.remoteAddress) ? undefined : 421;
  };
}

/** Headers by which a proxy tells whom it asks for. */
const ofProxies =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-(?:real|client|cluster-client)-ip|(?:true|fastly)-client-ip|cf-connecting-ip|x-envoy-external-address)$/;

/**
 * Whether somebody at this very machine asks: the socket begins here, no proxy says that it asks for another, and the
 * host is a name of this machine, so that no page of somebody else who points a name at it can read the answer.
 */
export function isAskedHere(request: IncomingMessage): boolean {
  const { headers, socket } = request;
  return (
    isLoopbackAddress(socket.remoteAddress) &&
    !Object.keys(headers).some((name) => ofProxies.test(name)) &&
    namesThisMachine(headers.host ?? '') &&
    !namesTwoHosts(request)
  );
}

/** The hosts an address of the site may be asked at: with and without the port that its scheme has anyway. */
export function hostsOf(address: string): string[] {
  const { protocol, host, port } = new URL(address);
  if (port !== '') return [host];
  return [host, `${host}:${protocol === 'https:' ? 443 : 80}`];
}

/** Whether an address is one of this machine alone, so that nobody elsewhere can use it. */
export function isOfThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  // The program speaks no TLS: an https address is that of a proxy.
  return protocol === 'http:' && isLoopbackName(hostname);
}

/** Of two, Node takes the first and a proxy may take the second: neither is to be believed. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
