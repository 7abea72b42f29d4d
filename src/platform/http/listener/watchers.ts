import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '#platform/secret.ts';
import { isAskedHere } from './hosts.ts';

/** Who may see what is inside: its parts, its counts. */
export interface Watchers {
  /** The key that a caller from elsewhere shows; without one nobody elsewhere sees anything. */
  readonly key: string | undefined;
  /** Behind a proxy of the same machine every stranger comes from this machine, which then tells nothing. */
  readonly hasProxy: boolean;
}

export type MaySee = (request: IncomingMessage) => boolean;

export function createWatcherCheck({ key, hasProxy }: Watchers): MaySee {
  return (request) =>
    (!hasProxy && isAskedHere(request)) ||
    (key !== undefined && isSameSecret(shownKey(request.headers.authorization), key));
}

const shownKey = (authorization: string | undefined): string | undefined =>
  /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
