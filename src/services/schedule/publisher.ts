import { AppError } from '#lib/errors.ts';
import type { FeedMessage } from '#transit/realtime/codec/feed-format.ts';
import type { FeedNews } from '#transit/realtime/feed-digest.ts';
import { createLiveKeeper, type LiveKeeper, type LiveView } from '#transit/realtime/live-keeper.ts';
import type { TripChange } from '#transit/realtime/trip-changes.ts';
import { indexEdition } from '#transit/search/index-edition.ts';
import type { SearchIndex } from '#transit/search/search-index.ts';
import { createEdition, type Edition, type OperatorRules } from '#transit/timetable/edition.ts';
import type { Timetable } from '#transit/timetable/timetable.ts';

/** What is in service, of one piece: a timetable, what real time says of it, and where to look things up. */
export interface Published extends LiveView {
  readonly search: SearchIndex;
  /** When the timetable went into service (ms). */
  readonly importedAt: number;
  /** What each real-time feed said last. */
  readonly news: readonly FeedNews[];
}

export interface Publisher {
  /** Puts a timetable into service, with the real time that is known read against it. */
  publish(timetable: Timetable, importedAt: number): Promise<void>;
  /** Takes a real-time message in. */
  apply(feed: string, message: FeedMessage, receivedAt: number): Promise<void>;
  current(): Published | undefined;
  /** Throws `unavailable` until a first feed is in service. */
  require(): Published;
}

export interface PublisherOptions {
  readonly rules: OperatorRules;
  /** Feeds are configured, so that silence is a fault. */
  readonly areFeedsExpected: boolean;
  /** Keeps the trips that a message newly cancels or shortens. */
  record(changes: readonly TripChange[], view: LiveView): void;
}

type EarlyMessage = Pick<FeedNews, 'message' | 'receivedAt'>;

export function createPublisher({ rules, areFeedsExpected, record }: PublisherOptions): Publisher {
  let keeper: LiveKeeper | undefined;
  const companions = new WeakMap<Edition, Pick<Published, 'search' | 'importedAt'>>();
  /** Messages that came before the first timetable: their feed may not send them again. */
  const early = new Map<string, EarlyMessage>();

  function current(): Published | undefined {
    const view = keeper?.view();
    const companion = view && companions.get(view.edition);
    return keeper && view && companion ? { ...view, ...companion, news: keeper.news() } : undefined;
  }

  function require(): Published {
    const published = current();
    if (!published) throw new AppError('unavailable', 'no timetable is in service yet');
    return published;
  }

  async function begin(edition: Edition): Promise<void> {
    const first = createLiveKeeper({
      edition,
      areFeedsExpected,
      record: async (changes) => record(changes, first.view()),
    });
    keeper = first;
    for (const [feed, { message, receivedAt }] of early) await first.apply(feed, message, receivedAt);
    early.clear();
  }

  return {
    publish: async (timetable, importedAt) => {
      const edition = createEdition(timetable, rules);
      companions.set(edition, { search: indexEdition(edition), importedAt });
      await (keeper ? keeper.moveTo(edition) : begin(edition));
    },
    apply: async (feed, message, receivedAt) => {
      if (keeper) await keeper.apply(feed, message, receivedAt);
      else early.set(feed, { message, receivedAt });
    },
    current,
    require,
  };
}
