import { parseAddress } from '#lib/parse-address.ts';
import { mayLeadTo } from './redirections.ts';

/** What the address of the login page says, and of those beside it: where to go afterwards, and why somebody is there. */
export const destinationParam = 'destination';
export const reasonParam = 'raison';
export const sessionOverReason = 'session';
/** On the page where passwords are reset: the link of a mail was used, is too old, or is none. */
export const linkOverReason = 'lien';
/** On the page where profiles are made: what is kept was agreed to. */
export const consentParam = 'accord';
export const consentGiven = 'oui';
/** On the page of an activation: the profile has a password, and its new address is validated with it. */
export const addressReason = 'adresse';
/** Their address was changed, or their profile deleted: they are signed out for that reason. */
export const leavingReasons = { address: 'courriel', deleted: 'profil-supprime' } as const;
export type LeavingReason = keyof typeof leavingReasons;

/** A path of this site, and nothing else: what was asked for may come from anybody. */
export function ownPath(asked: string | null | undefined, origin: string): string | undefined {
  if (!asked || !/^\/(?![/\\])/.test(asked)) return undefined;
  // Read as a browser reads it: `/.//host` is another site too.
  const to = parseAddress(asked, origin);
  if (to?.origin !== origin) return undefined;
  const path = to.pathname + to.search;
  return mayLeadTo(path, []) ? path : undefined;
}

/** The login page with what its address says. */
export function loginPath(
  path: string,
  { destination, reason }: { readonly destination?: string | undefined; readonly reason?: string },
): string {
  const query = new URLSearchParams({
    ...(destination !== undefined && { [destinationParam]: destination }),
    ...(reason !== undefined && { [reasonParam]: reason }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
