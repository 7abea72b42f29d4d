import type { Clock } from '#platform/clock.ts';
import type { Links } from '#services/accounts/links.ts';
import type { SubscriptionLink } from '#services/accounts/ports.ts';

interface Linking {
  readonly links: Links;
  readonly clock: Clock;
}

/** A link of a mail that begins or ends what its reader receives. */
export function subscriptionLink(
  purpose: 'add' | 'remove',
  {
    uid,
    organization,
    state = 0,
  }: Pick<SubscriptionLink, 'uid' | 'organization'> & { readonly state?: number },
  { links, clock }: Linking,
): SubscriptionLink {
  const timestamp = Math.floor(clock.now() / 1000);
  return {
    uid,
    organization,
    timestamp,
    hash: links.hashOf({ purpose, uid, organization, timestamp, state }),
  };
}
