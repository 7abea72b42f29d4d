import type { Visitor } from '#site/view.ts';
import type { Session } from './sessions.ts';

/** A user counts as authenticated when there is one with a username. */
export function visitorOf(session: Session | undefined, noticesCount: number): Visitor {
  if (!session?.username) return { kind: 'anonymous' };
  const { role, username, firstName, lastName } = session;
  return { kind: role, username, firstName, lastName, noticesCount };
}
