import { inTransaction } from '#platform/database/transaction.ts';
import type { ActContext } from '#services/accounts/acts/act-context.ts';
import { subscriptionLink } from '#services/accounts/mail/subscription-link.ts';
import type { SitePages } from '#services/accounts/ports.ts';
import { audit } from '#services/accounts/store/audit.ts';
import { listSubscribers } from '#services/accounts/store/newsletter-store.ts';

interface Listing {
  readonly organization: string | undefined;
  readonly actor: string;
  readonly pages: Pick<SitePages, 'confirmUnsubscription' | 'oneClick'>;
}

/** Who may be sent a newsletter, each with the links that end it: whoever sends it puts them in. */
export async function describeSubscribers(act: ActContext, { organization, actor, pages }: Listing) {
  const { pool, clock } = act;
  const whose = organization ?? act.organization;
  const found = await inTransaction(pool, async (on) => {
    const listed = await listSubscribers(on, whose);
    const facts = { organization: whose, count: listed.length };
    await audit(on, { actor, act: 'subscribers', facts }, clock.now());
    return listed;
  });
  return found.map(({ id, mail, langcode, confirmedMs }) => {
    const link = subscriptionLink('remove', { uid: id, organization: whose }, act);
    return {
      mail,
      langcode,
      confirmed: confirmedMs === null ? null : new Date(confirmedMs).toISOString(),
      unsubscribe: pages.confirmUnsubscription(link, langcode),
      one_click: pages.oneClick(link),
    };
  });
}
