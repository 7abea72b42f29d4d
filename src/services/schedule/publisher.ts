import type { Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import { AppError } from '#lib/errors.ts';
import { createServiceClock, type ServiceClock } from '#lib/time/service-clock.ts';
import { fallbackZone } from '#lib/time/time-zone.ts';
import {
  createEdition,
  createLiveTracker,
  type Edition,
  type EditionRules,
  type FeedMessage,
  type FeedNews,
  indexEdition,
  type LiveTracker,
  type LiveView,
  type SearchIndex,
  type Timetable,
  type TripChange,
} from '#transit/index.ts';
import { serviceTypeOf } from './service-type.ts';

/** What is in service: a timetable, what real time says of it, and its search index, always of the same feed. */
export interface Published extends LiveView {
  /** By the feed's own names. */
  readonly search: SearchIndex;
  /** By the names of a language too, where the feed has some; made when it is first asked for. */
  searchIn(locale: Locale): SearchIndex;
  /** The code of a line's kind of service. */
  serviceTypeOf(line: number): number;
  /** When the timetable went into service (ms). */
  readonly importedAt: number;
  /** What each real-time feed said last. */
  readonly news: readonly FeedNews[];
}

type Rules = EditionRules & Pick<Operator, 'serviceTypes' | 'addresses'>;

interface PublisherOptions {
  /** The operator's, or those that its first feed gives. */
  readonly rules: Rules | ((timetable: Timetable) => Rules);
  /** Feeds are configured, so that silence is a fault. */
  readonly areFeedsExpected: boolean;
  /** Keeps the trips that a message newly cancels or shortens. */
  record(changes: readonly TripChange[], view: LiveView): void;
}

export type Publisher = ReturnType<typeof createPublisher>;

export function createPublisher({ rules: given, areFeedsExpected, record }: PublisherOptions) {
  let tracker: LiveTracker | undefined;
  const companions = new WeakMap<Edition, Omit<Published, keyof LiveView | 'news'>>();
  const rulesOf = typeof given === 'function' ? given : () => given;
  const earlyClock = typeof given === 'function' ? createServiceClock(fallbackZone, 0) : clockOf(given);
  /** Messages that came before the first timetable: their feed may not send them again. */
  const early = new Map<string, FeedNews>();

  const followers: (() => void)[] = [];
  const tellFollowers = () => followers.forEach((follow) => follow());

  let last: { readonly view: LiveView; readonly published: Published } | undefined;

  /** Put together once for each state of real time, and not for each request. */
  function current(): Published | undefined {
    const view = tracker?.view();
    if (!tracker || !view) return undefined;
    if (last?.view === view) return last.published;
    const companion = companions.get(view.edition);
    if (!companion) return undefined;
    last = { view, published: { ...view, ...companion, news: tracker.news() } };
    return last.published;
  }

  /** Throws `unavailable` until a first feed is in service. */
  function require(): Published {
    const published = current();
    if (!published) throw new AppError('unavailable', 'no timetable is in service yet');
    return published;
  }

  async function begin(edition: Edition): Promise<void> {
    const first = createLiveTracker({
      edition,
      areFeedsExpected,
      record: async (changes) => record(changes, first.view()),
    });
    tracker = first;
    for (const { feed, message, receivedAt } of early.values()) await first.apply(feed, message, receivedAt);
    early.clear();
  }

  return {
    /** Puts a timetable into service, with the real time that is known read against it. */
    publish: async (timetable: Timetable, importedAt: number): Promise<void> => {
      const rules = rulesOf(timetable);
      // A station is asked for by a name, which the addresses of other operators cannot hold.
      const edition = createEdition(timetable, { ...rules, joinsPlatforms: rules.addresses === 'names' });
      const types = timetable.lines.map((line) => serviceTypeOf(line, rules.serviceTypes));
      const search = indexEdition(edition);
      companions.set(edition, {
        search,
        searchIn: createSearches(edition, search),
        serviceTypeOf: (line) => types[line] ?? 0,
        importedAt,
      });
      await (tracker ? tracker.moveTo(edition) : begin(edition));
      tellFollowers();
    },
    /** Takes a real-time message in. */
    apply: async (feed: string, message: FeedMessage, receivedAt: number): Promise<void> => {
      if (tracker) await tracker.apply(feed, message, receivedAt);
      else early.set(feed, { feed, message, receivedAt });
      tellFollowers();
    },
    /** Calls back whenever the timetable or what real time says of it has changed. */
    follow: (follower: () => void): void => void followers.push(follower),
    current,
    require,
    /** The clock of the feed in service: what "today" is for everybody. Before the first one, the operator's. */
    clock: (): ServiceClock => current()?.edition.clock ?? earlyClock,
  };
}

const clockOf = ({ timeZone, serviceDayStartsAtHour }: Rules): ServiceClock =>
  createServiceClock(timeZone ?? fallbackZone, serviceDayStartsAtHour);

function createSearches(edition: Edition, own: SearchIndex): (locale: Locale) => SearchIndex {
  const made = new Map<Locale, SearchIndex>();
  return (locale) => {
    const names = edition.namesIn(locale);
    if (!names.isTranslated) return own;
    const search = made.get(locale) ?? indexEdition(edition, names);
    made.set(locale, search);
    return search;
  };
}
