import type { Visitor } from '#site/view.ts';
import type { MemberData } from './member-data.ts';
import type { Session } from './sessions.ts';

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
  const more = subscriptions ? { subscriptions } : {};
  return { kind: role, username, firstName, lastName, noticesCount, ...more };
}
