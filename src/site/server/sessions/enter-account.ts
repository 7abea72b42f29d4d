import type { AccountsClient } from '#clients/accounts/accounts-client.ts';
import type { Following, MemberAccount } from '#domain/member.ts';
import type { ActingMember } from '#site/forms/action.server.ts';
import type { Visitor } from '#site/view.ts';
import { createPartLoader, type PartLoaderOptions } from '../shell/part-loader.ts';
import type { SiteData } from '../shell/site-data.ts';
import type { CountNotices } from './caller.ts';
import { SessionOver, type MemberDoor } from './member-door.ts';
import type { OpenSession, Sessions } from './sessions.ts';
import { visitorOf } from './visitor.ts';

interface EnterAccountOptions extends PartLoaderOptions {
  readonly data: SiteData;
  readonly accounts: AccountsClient;
  readonly sessions: Sessions;
  readonly door: MemberDoor;
  readonly countNotices: CountNotices;
}

/** What the account area knows of who enters it. */
export interface Entered {
  /** With what was just loaded. */
  readonly visitor: Visitor;
  /** Undefined for who is not signed in, and where it could not be read. */
  readonly account?: MemberAccount | undefined;
  /** The way to read more of them. */
  readonly member?: Pick<ActingMember, 'call'>;
  /** They were signed in, and are no longer. */
  readonly isOver?: boolean;
}

export type EnterAccount = (session: OpenSession | undefined, network: string) => Promise<Entered>;

/** Entering the account area loads the site data, then the member's own (specification A4). */
export function createEnterAccount(options: EnterAccountOptions): EnterAccount {
  const { data, accounts, sessions, door, log } = options;
  const loadPart = createPartLoader('member data', options);

  async function remember(session: OpenSession, account: MemberAccount): Promise<void> {
    const { firstName, lastName, following, role } = account;
    const known = pick(session, session.following);
    if (JSON.stringify(known) === JSON.stringify(pick(account, following))) return;
    await sessions
      .change(session.key, { firstName, lastName, following, role })
      .catch((error: unknown) => log.error({ err: error }, 'what a member follows cannot be remembered'));
  }

  return async (session, network) => {
    await data.load();
    if (!session?.username) return { visitor: visitorOf(undefined, 0) };
    let isOver = false;
    const part = <Result>(name: string, load: () => Promise<Result>) =>
      loadPart(
        name,
        () =>
          load().catch((thrown: unknown): undefined => {
            if (!(thrown instanceof SessionOver)) throw thrown;
            isOver = true;
            return undefined;
          }),
        undefined,
      );
    const [account, subscriptions] = await Promise.all([
      part('member', () => door.call(session, network, (access) => accounts.loadMember(access))),
      part('subscriptions', () =>
        door.call(session, network, (access) => accounts.loadSubscriptions(access)),
      ),
    ]);
    if (isOver) return { visitor: visitorOf(undefined, 0), isOver };
    if (account) await remember(session, account);
    const noticesCount = options.countNotices(account?.following ?? session.following);
    return {
      visitor: visitorOf(session, noticesCount, { member: account, subscriptions }),
      account,
      member: { call: (work) => door.call(session, network, work) },
    };
  };
}

const pick = (
  { firstName, lastName, role }: Pick<MemberAccount, 'firstName' | 'lastName' | 'role'>,
  following: Following | undefined,
) => [firstName, lastName, role, following?.general, following?.lineIds];
