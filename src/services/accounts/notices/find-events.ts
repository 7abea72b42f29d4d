import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { adoptSilently, eventOf, toldAfter, type NoticeEvent } from '#domain/notices/notice-events.ts';
import { fingerprintOf, type BilingualNotice } from '#domain/notices/notice-fingerprint.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction, type Queryable } from '#platform/database/transaction.ts';
import type { NoticeSource } from './notice-source.ts';
import { noteStart, readTold, writeTold, type KeptTold } from './told-notices.ts';

interface FindingOptions {
  readonly pool: pg.Pool;
  readonly source: NoticeSource;
  readonly clock: Clock;
}

// Any number will do, as long as no one else locks the same.
const findingLock = 7_204_452;

/**
 * Looks at the notices and writes down what there is to tell; true where there is something. Of several processes that
 * look at once one does the work, and a list that cannot be read is no event.
 */
export async function findEvents({ pool, source, clock }: FindingOptions): Promise<boolean> {
  const notices = await source.load();
  const nowMs = clock.now();
  return inTransaction(pool, async (on) => {
    await on.query('select pg_advisory_xact_lock($1)', [findingLock]);
    const told = await readTold(on);
    if (!told) {
      const byId = new Map(notices.map((notice) => [notice.fr.id, notice]));
      const adopted = adoptSilently(notices, nowMs).flatMap((one) => {
        const notice = byId.get(one.id);
        return notice ? [{ ...one, notice }] : [];
      });
      await writeTold(on, adopted, nowMs);
      await noteStart(on, nowMs);
      return false;
    }
    const events = compare(told, notices, nowMs);
    for (const found of events) await writeTelling(on, found, { source, nowMs });
    await writeTold(
      on,
      events.map(({ after }) => after),
      nowMs,
    );
    return events.length > 0;
  });
}

interface Found {
  readonly event: NoticeEvent;
  readonly notice: BilingualNotice;
  readonly after: KeptTold;
}

function compare(told: readonly KeptTold[], notices: readonly BilingualNotice[], nowMs: number): Found[] {
  const before = new Map(told.map((one) => [one.id, one]));
  const now = new Map(notices.map((notice) => [notice.fr.id, notice]));
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((id) => {
    const [last, current] = [before.get(id), now.get(id)];
    const event = eventOf(last, current, nowMs);
    const notice = current ?? last?.notice;
    const after = toldAfter(event, last, current);
    return event && notice && after ? [{ event, notice, after: { ...after, notice } }] : [];
  });
}

interface Writing {
  readonly source: NoticeSource;
  readonly nowMs: number;
}

async function writeTelling(
  on: Queryable,
  { event, notice }: Found,
  { source, nowMs }: Writing,
): Promise<void> {
  const id = randomUUID();
  const at = new Date(nowMs);
  const bulletin = source.describe(notice);
  await on.query('insert into mail_bulletin (id, kind, data, created_at) values ($1, $2, $3, $4)', [
    id,
    'notice',
    JSON.stringify(bulletin),
    at,
  ]);
  await on.query(
    `insert into notice_telling (id, notice_id, event, fingerprint, notice, at) values ($1, $2, $3, $4, $5, $6)`,
    [id, notice.fr.id, event, fingerprintOf(notice), JSON.stringify(notice), at],
  );
}
