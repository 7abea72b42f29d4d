import { z } from 'zod';
import type { Following } from '#domain/member.ts';
import { roles } from '#domain/role.ts';
import type { Clock } from '#platform/clock.ts';
import { idOf, isKey, newKey, open, seal } from './seal.ts';
import type { SessionStore } from './session-store.ts';

const dayMs = 86_400_000;
/** The cookie lives seven days; a session left alone for three is over. */
export const sessionCookie = { name: 'parcours_session', maxAgeS: 604_800 } as const;
/** A browser takes one of this name over TLS alone, from this host alone: no neighbour of the domain can plant it. */
const secureName = `__Host-${sessionCookie.name}`;
const idleMs = 3 * dayMs;
const longestMs = 7 * dayMs;
/** A visit is noted when the last note is older than this: not every page needs a write. */
const notedEveryMs = 5 * 60_000;

const sessionSchema = z.object({
  uid: z.number(),
  uuid: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** When the access token is over (ms). */
  accessUntilMs: z.number(),
  openedAt: z.number(),
  /** Which notices they follow, as the account area last read it. */
  following: z
    .object({
      general: z.boolean(),
      lineIds: z.array(z.string()),
      lineNumbers: z.array(z.string()).default([]),
    })
    .optional(),
});
export type Session = z.infer<typeof sessionSchema>;
export type OpenSession = Session & { readonly key: string };

/** Who is signed in. The browser holds an opaque key; names and tokens stay on the server. */
export interface Sessions {
  /** The cookie that holds the key. */
  readonly cookieName: string;
  open(session: Omit<Session, 'openedAt'>): Promise<string>;
  find(key: string | undefined): Promise<OpenSession | undefined>;
  /** Writes other tokens, names or choices into it; one that was closed meanwhile stays closed. */
  change(key: string, change: SessionChange): Promise<void>;
  close(key: string | undefined): Promise<void>;
  /** Everywhere that this account is signed in, but in the session of this key where it is given. */
  closeAllOf(uid: number, but?: string): Promise<void>;
}

export interface SessionChange extends Partial<Omit<Session, 'following' | 'openedAt' | 'uid'>> {
  readonly following?: Following;
}

interface SessionsOptions {
  readonly store: SessionStore;
  readonly clock: Clock;
  /** Whether visitors come over TLS. */
  readonly isSecure: boolean;
}

/** A following that a session can keep. */
export const copyOf = ({ general, lineIds, lineNumbers = [] }: Following) => ({
  general,
  lineIds: [...lineIds],
  lineNumbers: [...lineNumbers],
});

export function createSessions({ store, clock, isSecure }: SessionsOptions): Sessions {
  const untilOf = ({ openedAt }: Session) => Math.min(clock.now() + idleMs, openedAt + longestMs);
  const stored = (key: string, session: Session) => ({
    sealed: seal(key, session),
    owner: session.uid,
    untilMs: untilOf(session),
  });

  async function read(key: string): Promise<{ session: Session; untilMs: number } | undefined> {
    const found = await store.find(idOf(key));
    if (!found) return undefined;
    const session = sessionSchema.safeParse(open(key, found.sealed)).data;
    return session && untilOf(session) > clock.now() ? { session, untilMs: found.untilMs } : undefined;
  }

  return {
    cookieName: isSecure ? secureName : sessionCookie.name,
    open: async (given) => {
      const key = newKey();
      const session = { ...given, openedAt: clock.now() };
      await store.put(idOf(key), stored(key, session));
      return key;
    },
    find: async (key) => {
      if (!isKey(key)) return undefined;
      const found = await read(key);
      if (!found) return undefined;
      const { session, untilMs } = found;
      if (untilOf(session) - untilMs >= notedEveryMs) await store.renew(idOf(key), stored(key, session));
      return { ...session, key };
    },
    change: async (key, { following, ...change }) => {
      const found = await read(key);
      if (!found) return;
      const chosen = following && copyOf(following);
      const session = { ...found.session, ...change, ...(chosen && { following: chosen }) };
      await store.renew(idOf(key), stored(key, session));
    },
    close: async (key) => {
      if (isKey(key)) await store.delete(idOf(key));
    },
    closeAllOf: (uid, but) => store.deleteOf(uid, but === undefined ? undefined : idOf(but)),
  };
}
