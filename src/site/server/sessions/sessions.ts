import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Following } from '#domain/member.ts';
import type { Clock } from '#platform/clock.ts';
import type { StateStore } from '#platform/cache-store/cache-store.ts';

const dayMs = 86_400_000;
/** The cookie lives seven days; a session left alone for three is over. */
export const sessionCookie = { name: 'parcours_session', maxAgeS: 604_800 } as const;
/** A browser takes one of this name over TLS alone, from this host alone: no neighbour of the domain can plant it. */
const secureName = `__Host-${sessionCookie.name}`;
const idleMs = 3 * dayMs;
const longestMs = 7 * dayMs;

const sessionSchema = z.object({
  uid: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['member', 'employee', 'editor']),
  accessToken: z.string(),
  refreshToken: z.string(),
  openedAt: z.number(),
  /** Which notices they follow, as the account area last read it. */
  following: z.object({ general: z.boolean(), lineIds: z.array(z.string()) }).optional(),
});
export type Session = z.infer<typeof sessionSchema>;
export type OpenSession = Session & { readonly key: string };

/** Who is signed in. The browser holds an opaque key; names and tokens stay on the server. */
export interface Sessions {
  /** The cookie that holds the key. */
  readonly cookieName: string;
  open(session: Omit<Session, 'openedAt'>): Promise<string>;
  find(key: string | undefined): Promise<OpenSession | undefined>;
  /** Remembers what a member follows until the session ends; one that was closed meanwhile stays closed. */
  remember(key: string, following: Following): Promise<void>;
  close(key: string | undefined): Promise<void>;
}

interface SessionsOptions {
  readonly state: StateStore;
  readonly clock: Clock;
  /** Whether visitors come over TLS. */
  readonly isSecure: boolean;
}

export function createSessions({ state: store, clock, isSecure }: SessionsOptions): Sessions {
  const nameOf = (key: string) => `session:${key}`;

  /** Finds a session and puts it back, as it is or changed, for as long as it may last from now. */
  async function renew(key: string, change: Partial<Session> = {}): Promise<Session | undefined> {
    const stored = await store.get(nameOf(key));
    if (stored === undefined) return undefined;
    const session = { ...sessionSchema.parse(JSON.parse(stored)), ...change };
    const leftMs = session.openedAt + longestMs - clock.now();
    if (leftMs <= 0) {
      await store.delete(nameOf(key));
      return undefined;
    }
    await store.set(nameOf(key), JSON.stringify(session), { ttlMs: Math.min(idleMs, leftMs) });
    return session;
  }

  return {
    cookieName: isSecure ? secureName : sessionCookie.name,
    open: async (session) => {
      const key = randomBytes(32).toString('base64url');
      await store.set(nameOf(key), JSON.stringify({ ...session, openedAt: clock.now() }), { ttlMs: idleMs });
      return key;
    },
    find: async (key) => {
      if (!key || !/^[\w-]{43}$/.test(key)) return undefined;
      const session = await renew(key);
      return session && { ...session, key };
    },
    remember: async (key, { general, lineIds }) => {
      await renew(key, { following: { general, lineIds: [...lineIds] } });
    },
    close: async (key) => {
      if (key) await store.delete(nameOf(key));
    },
  };
}
