import type { AccountsClient } from '#clients/accounts/accounts-client.ts';
import type { Following } from '#domain/member.ts';
import type { Visitor } from '#site/view.ts';
import { createPartLoader, type PartLoaderOptions } from '../shell/part-loader.ts';
import type { SiteData } from '../shell/site-data.ts';
import type { CountNotices } from './caller.ts';
import type { OpenSession, Sessions } from './sessions.ts';
import { visitorOf } from './visitor.ts';

interface EnterAccountOptions extends PartLoaderOptions {
  readonly data: SiteData;
  readonly accounts: AccountsClient;
  readonly sessions: Sessions;
  readonly countNotices: CountNotices;
}

/** Gives the visitor with what was just loaded. */
export type EnterAccount = (session: OpenSession | undefined) => Promise<Visitor>;

/** Entering the account area loads the site data, then the member's own (specification A4). */
export function createEnterAccount(options: EnterAccountOptions): EnterAccount {
  const { data, accounts, sessions, log } = options;
  const loadPart = createPartLoader('member data', options);

  async function remember(session: OpenSession, following: Following): Promise<void> {
    if (JSON.stringify(session.following) === JSON.stringify(following)) return;
    await sessions.remember(session.key, following).catch((error: unknown) => {
      log.error({ err: error }, 'what a member follows cannot be remembered');
    });
  }

  return async (session) => {
    await data.load();
    if (!session?.username) return visitorOf(undefined, 0);
    const [member, subscriptions] = await Promise.all([
      loadPart('member', () => accounts.loadMember(session), undefined),
      loadPart('subscriptions', () => accounts.loadSubscriptions(session), undefined),
    ]);
    if (member) await remember(session, member.following);
    const noticesCount = options.countNotices(member?.following ?? session.following);
    return visitorOf(session, noticesCount, { member, subscriptions });
  };
}
