import type { Visitor } from '#site/view.ts';
import type { Member, Subscriptions } from '#domain/member.ts';
import type { Session } from './sessions.ts';

/** What the account area shows of a member. A part that could not be read is absent. */
interface MemberData {
  readonly member?: Member | undefined;
  readonly subscriptions?: Subscriptions | undefined;
}

/**
 * A user counts as authenticated when there is one with a username. What was just read of a member comes before what
 * the session was opened with.
 */
export function visitorOf(
  session: Session | undefined,
  noticesCount: number,
  { member, subscriptions }: MemberData = {},
): Visitor {
  if (!session?.username) return { kind: 'anonymous' };
  const { role, username } = session;
  const { firstName, lastName } = member ?? session;
  return { kind: role, username, firstName, lastName, noticesCount, subscriptions };
}
