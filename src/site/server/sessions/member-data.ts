import type { AccountsClient } from '#clients/accounts/accounts-client.ts';
import type { Member, Subscriptions } from '#domain/member.ts';
import { toAppError } from '#lib/errors.ts';
import type { ReportError } from '#platform/error-report.ts';
import type { Log } from '#platform/log.ts';
import type { Session } from './sessions.ts';

/** What the account area shows of a member. A part that could not be read is absent. */
export interface MemberData {
  readonly member?: Member;
  readonly subscriptions?: Subscriptions;
}

export interface MemberDataOptions {
  readonly accounts: AccountsClient;
  readonly log: Log;
  readonly report: ReportError;
}

export type LoadMemberData = (session: Session) => Promise<MemberData>;

/** User data, then subscriptions; a failure of either is logged and reported, and the page goes on. */
export function createMemberData({ accounts, log, report }: MemberDataOptions): LoadMemberData {
  async function part<T>(name: string, load: () => Promise<T>): Promise<T | undefined> {
    try {
      return await load();
    } catch (error) {
      const { code, message } = toAppError(error);
      log.warn({ part: name, code, reason: message }, 'a part of the member data could not be loaded');
      report(error, name);
      return undefined;
    }
  }

  return async (session) => {
    const [member, subscriptions] = await Promise.all([
      part('member', () => accounts.loadMember(session)),
      part('subscriptions', () => accounts.loadSubscriptions(session)),
    ]);
    return { ...(member ? { member } : {}), ...(subscriptions ? { subscriptions } : {}) };
  };
}
