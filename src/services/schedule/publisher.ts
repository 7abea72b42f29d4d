import { AppError } from '#lib/errors.ts';
import type { FeedMessage } from './realtime/codec/feed-message.ts';
import type { FeedNews } from './realtime/feed-digest.ts';
import { createLiveKeeper, type LiveKeeper, type LiveView } from './realtime/live-keeper.ts';
import type { TripChange } from './realtime/trip-changes.ts';
import { indexEdition } from './search/index-edition.ts';
import type { SearchIndex } from './search/search-index.ts';
import { createEdition, type Edition, type OperatorRules } from './timetable/edition.ts';
import type { Timetable } from './timetable/timetable.ts';

/** What is in service, of one piece: a timetable, what real time says of it, and where to look things up. */
export interface Published extends LiveView {
  readonly search: SearchIndex;
  /** What each real-time feed said last. */
  readonly news: readonly FeedNews[];
}

export interface Publisher {
  /** Puts a timetable into service. */
  publish(timetable: Timetable): void;
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
  record(changes: readonly TripChange[], view: LiveView): Promise<void>;
}

export function createPublisher({ rules, areFeedsExpected, record }: PublisherOptions): Publisher {
  let keeper: LiveKeeper | undefined;
  const searches = new WeakMap<Edition, SearchIndex>();

  function current(): Published | undefined {
    if (!keeper) return undefined;
    const { edition, live } = keeper.view();
    return { edition, live, news: keeper.news(), search: searches.get(edition) ?? indexEdition(edition) };
  }

  function require(): Published {
    const published = current();
    if (!published) throw new AppError('unavailable', 'no timetable is in service yet');
    return published;
  }

  return {
    publish: (timetable) => {
      const edition = createEdition(timetable, rules);
      searches.set(edition, indexEdition(edition));
      if (keeper) void keeper.moveTo(edition);
      else {
        const first = createLiveKeeper({
          edition,
          areFeedsExpected,
          record: (changes) => record(changes, first.view()),
        });
        keeper = first;
      }
    },
    apply: async (feed, message, receivedAt) => keeper?.apply(feed, message, receivedAt),
    current,
    require,
  };
}
