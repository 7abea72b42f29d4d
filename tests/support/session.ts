import type { Session } from '#site/server/sessions/sessions.ts';

/** A session of somebody, with tokens that no service knows and no clock of a test outlives. */
export function sessionOf(
  role: Session['role'],
  person: Partial<Omit<Session, 'role'>> = {},
): Omit<Session, 'openedAt'> {
  return {
    uid: 7,
    uuid: '0b6f2c1e-9f0a-4d3c-8a77-2f3f6d1b9c10',
    username: 'eve.roy@exemple.ca',
    firstName: 'Ève',
    lastName: 'Roy',
    role,
    accessToken: 'access',
    refreshToken: 'refresh',
    accessUntilMs: Date.parse('2126-01-01T00:00:00Z'),
    ...person,
  };
}
