import { withoutTrailing } from '#lib/without-trailing.ts';
import { mountedUnder } from './listener/listener.ts';

interface Asked {
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Scheme and host the caller used. */
  readonly origin: string;
}

/** Root of the addresses a service gives, without a trailing slash: its public one, else where it was asked. */
export function serviceBase({ headers, origin }: Asked, publicUrl: string | undefined): string {
  const root = withoutTrailing(new URL(publicUrl ?? origin).href, '/');
  const prefix = mountedUnder(headers);
  // A public address already ends with the path that the listener took off.
  return root.endsWith(prefix) ? root : `${root}${prefix}`;
}
