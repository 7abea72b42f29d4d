import type { Following } from '#domain/member.ts';
import type { Log } from '#platform/log.ts';
import type { Visitor } from '#site/view.ts';
import type { LoadMemberData } from './member-data.ts';
import type { OpenSession, Sessions } from './sessions.ts';
import type { SiteData } from '../shell/site-data.ts';
import { visitorOf } from './visitor.ts';

export interface EnterAccountOptions {
  readonly data: SiteData;
  readonly loadMemberData: LoadMemberData;
  readonly sessions: Sessions;
  readonly log: Log;
  /** Without what they follow: those for everyone. */
  countNotices(following: Following | undefined): number;
}

/** Gives the visitor as known after it. */
export type EnterAccount = (session: OpenSession | undefined) => Promise<Visitor>;

/** Entering the account area loads the site data, then the member's own (specification A4). */
export function createEnterAccount(options: EnterAccountOptions): EnterAccount {
  const { data, loadMemberData, sessions, log } = options;

  async function remember(session: OpenSession, following: Following): Promise<void> {
    if (JSON.stringify(session.following) === JSON.stringify(following)) return;
    await sessions.remember(session.key, following).catch((error: unknown) => {
      log.error({ err: error }, 'what a member follows cannot be remembered');
    });
  }

  return async (session) => {
    await data.load();
    if (!session?.username) return visitorOf(undefined, 0);
    const loaded = await loadMemberData(session);
    const following = loaded.member?.following;
    if (following) await remember(session, following);
    return visitorOf(session, options.countNotices(following ?? session.following), loaded);
  };
}
