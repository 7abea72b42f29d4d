import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { isSearchFilled, refillSearch } from '#services/content/store/refill-search.ts';

/** Whether what is searched is there. */
export interface SearchIndex {
  /** Refuses a search while the index is not filled: an empty answer would say that there is nothing. */
  requireFilled(): Promise<void>;
}

const retryMs = 60_000;

/** Fills the index where that is due. Content can be read without it, so that a failure does not keep a program from starting. */
export async function openSearchIndex({
  orm,
  clock,
  log,
}: {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<SearchIndex> {
  async function fill(): Promise<boolean> {
    try {
      const items = await refillSearch(orm);
      if (items > 0) log.info({ items }, 'words to search for written');
      return true;
    } catch (err) {
      log.error({ err }, 'the index of the search cannot be filled: searches are refused');
      return false;
    }
  }

  let isFilled = await fill();
  let triedMs = clock.now();

  return {
    requireFilled: async () => {
      // Another process may have filled it meanwhile.
      isFilled ||= await isSearchFilled(orm);
      if (isFilled) return;
      if (clock.now() - triedMs >= retryMs) {
        triedMs = clock.now();
        void fill();
      }
      throw new AppError('unavailable', 'the index of the search is not filled');
    },
  };
}
