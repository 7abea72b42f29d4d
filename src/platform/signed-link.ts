import { createHmac } from 'node:crypto';

/** A page that is shown to whoever has the link. */
interface LinkedPage {
  readonly path: string;
  /** The moment it is shown at, as it was typed; empty for any. */
  readonly moment: string;
  /** When the link runs out (ms). */
  readonly until: string;
}

/** What stands in the link beside these: nobody can make one for another page, moment or end without the key. */
export function signLink(key: string, { path, moment, until }: LinkedPage): string {
  return createHmac('sha256', key).update(`${path}\n${moment}\n${until}`).digest('base64url');
}

/** The key of such links, by the name it is derived from the secret of an installation with. */
export const linkKeyName = 'time-travel';
