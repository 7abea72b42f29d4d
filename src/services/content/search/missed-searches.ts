import type pg from 'pg';
import type { Locale } from '#domain/locale.ts';
import type { MissedSearch } from '#domain/missed-search.ts';
import { foldWords } from '#lib/fold.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { startRetention, type Retention, type RetentionRule } from '#platform/retention/retention.ts';

export interface MissedSearches {
  /** Counts a search that found nothing; what could be somebody's is left out, and so is what comes too often. */
  note(typed: string, where: { readonly locale: Locale; readonly today: string }): Promise<void>;
  /** Most often first. */
  list(most: number): Promise<readonly MissedSearch[]>;
  eraseWhatIsDue(): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

interface MissedOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
}

export const missedRetentionRules: readonly RetentionRule[] = [
  {
    name: 'words that were searched for and found nothing',
    days: 90,
    sql: 'delete from content_search_missed where day < $1',
  },
];

// Any number will do, as long as no one else locks the same.
const retentionLock = 7_204_455;

/** Bounds of what a program that searches for nonsense can leave behind. */
const bounds = { words: 6, letters: 60, newADay: 300, aMinute: 30, countADay: 10_000 };
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

  /** A person searches now and then; what comes faster is a program, of which a few are enough. */
  function isTooOften(): boolean {
    const nowMs = clock.now();
    if (nowMs - minute.startMs >= minuteMs) minute = { startMs: nowMs, noted: 0 };
    minute = { ...minute, noted: minute.noted + 1 };
    return minute.noted > bounds.aMinute;
  }

  return {
    note: async (typed, { locale, today }) => {
      const words = keptWords(typed);
      if (words === undefined || isTooOften()) return;
      try {
        await pool.query(
          `insert into content_search_missed (langcode, words, day, count)
           select $1, $2, $3::date, 1 where (select count(*) from content_search_missed where day = $3::date) < $4
             or exists (select from content_search_missed where langcode = $1 and words = $2 and day = $3::date)
           on conflict (langcode, words, day) do update set count = least(content_search_missed.count + 1, $5)`,
          [locale, words, today, bounds.newADay, bounds.countADay],
        );
      } catch (err) {
        log.warn({ err }, 'a search that found nothing could not be counted');
      }
    },
    list: async (most) => {
      const { rows } = await pool.query<MissedSearch>(
        `select words, langcode as locale, sum(count)::int as count, max(day)::text as "lastDay"
         from content_search_missed group by words, langcode
         order by sum(count) desc, max(day) desc, words limit $1`,
        [most],
      );
      return rows;
    },
    eraseWhatIsDue: () => retention.run(),
    close: () => retention.close(),
  };
}

/**
 * What is kept of a search: folded words. An address of mail, a number longer than that of a stop and a postal code may
 * be somebody's, and a long text is a letter to somebody: nothing is kept of these.
 */
export function keptWords(typed: string): string | undefined {
  const words = foldWords(typed);
  const text = words.join(' ');
  const digits = text.replaceAll(/\D/g, '').length;
  const isPersonal =
    /@|\bat\b.*\bcom\b/.test(typed) || digits > 4 || /\b[a-z]\d[a-z] ?\d[a-z]\d\b/.test(text);
  const isLong = words.length > bounds.words || text.length > bounds.letters;
  return words.length === 0 || isPersonal || isLong || text.length < 2 ? undefined : text;
}
