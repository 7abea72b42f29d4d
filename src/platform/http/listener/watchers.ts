import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '#platform/secret.ts';
import { isAskedHere } from './hosts.ts';

/** Who may see what is inside: its parts, its counts. */
export interface Watchers {
  /** What everybody shows; without one nobody sees anything but whoever asks from this machine. */
  readonly key: string | undefined;
  /** Behind a proxy of the same machine every stranger comes from this machine, which then tells nothing. */
  readonly hasProxy: boolean;
}

export type MaySee = (request: IncomingMessage) => boolean;

export function createWatcherCheck({ key, hasProxy }: Watchers): MaySee {
  if (key !== undefined) return ({ headers }) => isSameSecret(shownKey(headers.authorization), key);
  return (request) => !hasProxy && isAskedHere(request);
}

const shownKey = (authorization: string | undefined): string | undefined =>
  /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
