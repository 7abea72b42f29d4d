import type pg from 'pg';
import type { Locale } from '#domain/locale.ts';
import type { MissedSearch } from '#domain/missed-search.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { startRetention, type Retention, type RetentionRule } from '#platform/retention/retention.ts';
import { keptWords } from './kept-words.ts';

export interface MissedSearches {
  /** Counts a search that found nothing; what could be somebody's is left out, and so is what comes too often. */
  note(typed: string, where: { readonly locale: Locale; readonly today: string }): Promise<void>;
  /** Most often first; only what was asked for at least twice. */
  list(most: number): Promise<readonly MissedSearch[]>;
  eraseWhatIsDue(): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

interface MissedOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
}

type MissedRow = readonly [locale: Locale, words: string, day: string];

export const missedRetentionRules: readonly RetentionRule[] = [
  {
    name: 'words that were searched for and found nothing',
    days: 90,
    sql: 'delete from content_search_missed where day < $1',
  },
];

// Any number will do, as long as no one else locks the same.
const retentionLock = 7_204_455;

/** Bounds of what a program that searches for nonsense can leave behind; some rows of a day stay free for known words. */
const bounds = { newADay: 300, rowsADay: 1000, newAMinute: 30, countADay: 10_000 };
/** What was typed once may tell of the person who did; nobody reads it before it was typed again. */
const leastShown = 2;
const minuteMs = 60_000;

export function openMissedSearches({ pool, clock, log }: MissedOptions): MissedSearches {
  const retention: Retention = startRetention({
    pool,
    clock,
    log,
    rules: missedRetentionRules,
    lock: retentionLock,
    audit: async () => undefined,
  });
  let minute = { startMs: -Infinity, noted: 0 };

  /** New words come now and then; what comes faster is a program, of which a few are enough. */
  function isTooOften(): boolean {
    const nowMs = clock.now();
    if (nowMs - minute.startMs >= minuteMs) minute = { startMs: nowMs, noted: 0 };
    minute = { ...minute, noted: minute.noted + 1 };
    return minute.noted > bounds.newAMinute;
  }

  /** Counts words that were missed before, today or on an earlier day; false where they are new. */
  async function countKnown(row: MissedRow): Promise<boolean> {
    const { rowCount } = await pool.query(
      `insert into content_search_missed (langcode, words, day, count)
       select $1, $2, $3::date, 1
       where exists (select from content_search_missed where langcode = $1 and words = $2)
         and ((select count(*) from content_search_missed where day = $3::date) < $4
           or exists (select from content_search_missed where langcode = $1 and words = $2 and day = $3::date))
       on conflict (langcode, words, day) do update set count = least(content_search_missed.count + 1, $5)`,
      [...row, bounds.rowsADay, bounds.countADay],
    );
    return rowCount === 1;
  }

  async function addNew(row: MissedRow): Promise<void> {
    await pool.query(
      `insert into content_search_missed (langcode, words, day, count)
       select $1, $2, $3::date, 1 where (select count(*) from content_search_missed where day = $3::date) < $4
       on conflict (langcode, words, day) do update set count = least(content_search_missed.count + 1, $5)`,
      [...row, bounds.newADay, bounds.countADay],
    );
  }

  return {
    note: async (typed, { locale, today }) => {
      const words = keptWords(typed);
      if (words === undefined) return;
      const row: MissedRow = [locale, words, today];
      try {
        // A program that sends nonsense takes the room of new words only: known ones are counted without that bound.
        if ((await countKnown(row)) || isTooOften()) return;
        await addNew(row);
      } catch (err) {
        log.warn({ err }, 'a search that found nothing could not be counted');
      }
    },
    list: async (most) => {
      const { rows } = await pool.query<MissedSearch>(
        `select words, langcode as locale, sum(count)::int as count, max(day)::text as "lastDay"
         from content_search_missed group by words, langcode having sum(count) >= $2
         order by sum(count) desc, max(day) desc, words limit $1`,
        [most, leastShown],
      );
      return rows;
    },
    eraseWhatIsDue: () => retention.run(),
    close: () => retention.close(),
  };
}
