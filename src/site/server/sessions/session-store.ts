import type pg from 'pg';
import type { StateStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import { msOf } from '#platform/database/ms-of.ts';

export interface StoredSession {
  readonly sealed: string;
  /** The number of the account. */
  readonly owner: number;
  readonly untilMs: number;
}

/** Where sessions are kept, so that any machine can serve them. Every call may throw `unavailable`. */
export interface SessionStore {
  find(id: string): Promise<Pick<StoredSession, 'sealed' | 'untilMs'> | undefined>;
  put(id: string, session: StoredSession): Promise<void>;
  /** Writes over one that is still there; one that was closed meanwhile stays closed. */
  renew(id: string, session: StoredSession): Promise<void>;
  delete(id: string): Promise<void>;
  /** Everywhere, but in the one of this id where it is given. */
  deleteOf(owner: number, but?: string): Promise<void>;
}

/** In the database: what a restart, another machine or a full cache cannot take away. */
export function createDatabaseSessions(pool: pg.Pool, clock: Clock): SessionStore {
  const now = () => new Date(clock.now());
  return {
    find: async (id) => {
      const { rows } = await pool.query<Pick<StoredSession, 'sealed' | 'untilMs'>>(
        `select sealed, ${msOf('until_at')} as "untilMs" from site_session
         where id = $1 and until_at > $2`,
        [id, now()],
      );
      return rows[0];
    },
    put: async (id, { sealed, owner, untilMs }) => {
      await pool.query('insert into site_session (id, owner, sealed, until_at) values ($1, $2, $3, $4)', [
        id,
        owner,
        sealed,
        new Date(untilMs),
      ]);
      await pool.query('delete from site_session where until_at <= $1', [now()]);
      // The one that would end first makes room.
      await pool.query(
        `delete from site_session where id in (
           select id from site_session where owner = $1 order by until_at desc, (id = $2) desc offset $3)`,
        [owner, id, mostSessions],
      );
    },
    renew: async (id, { sealed, untilMs }) => {
      await pool.query('update site_session set sealed = $2, until_at = $3 where id = $1', [
        id,
        sealed,
        new Date(untilMs),
      ]);
    },
    delete: async (id) => void (await pool.query('delete from site_session where id = $1', [id])),
    deleteOf: async (owner, but = '') =>
      void (await pool.query('delete from site_session where owner = $1 and id <> $2', [owner, but])),
  };
}

/** For a site without a database of its own: in Redis, or as long as the process lives. */
export function createStateSessions(state: StateStore, clock: Clock): SessionStore {
  const nameOf = (id: string) => `session:${id}`;
  const ownerName = (owner: number) => `sessions-of:${owner}`;
  const ttlOf = (untilMs: number) => ({ ttlMs: Math.max(1, untilMs - clock.now()) });
  const listOf = async (owner: number) => JSON.parse((await state.get(ownerName(owner))) ?? '[]') as string[];
  const put: SessionStore['put'] = (id, { sealed, untilMs }) =>
    state.set(nameOf(id), JSON.stringify({ sealed, untilMs }), ttlOf(untilMs));
  return {
    find: async (id) => {
      const stored = await state.get(nameOf(id));
      return stored === undefined
        ? undefined
        : (JSON.parse(stored) as Pick<StoredSession, 'sealed' | 'untilMs'>);
    },
    put: async (id, session) => {
      await put(id, session);
      const all = [...(await listOf(session.owner)), id];
      // One that is no longer on the list would not be found when all are to end.
      for (const oldest of all.slice(0, -mostSessions)) await state.delete(nameOf(oldest));
      const kept = JSON.stringify(all.slice(-mostSessions));
      await state.set(ownerName(session.owner), kept, { ttlMs: longestMs });
    },
    renew: async (id, session) => {
      if ((await state.get(nameOf(id))) !== undefined) await put(id, session);
    },
    delete: async (id) => void (await state.delete(nameOf(id))),
    deleteOf: async (owner, but) => {
      const all = await listOf(owner);
      for (const id of all) if (id !== but) await state.delete(nameOf(id));
      const left = all.filter((id) => id === but);
      await state.set(ownerName(owner), JSON.stringify(left), { ttlMs: longestMs });
    },
  };
}

/** As many devices as one person may have signed in on. */
const mostSessions = 50;
const longestMs = 7 * 86_400_000;
