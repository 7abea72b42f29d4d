import type { Edition } from '../timetable/edition.ts';
import { mergeDigests } from './merge-digests.ts';
import type { FeedMessage } from './codec/feed-format.ts';
import { digestMessage, type FeedDigest, type FeedNews, type FeedRole } from './feed-digest.ts';
import { finishInSteps } from './finish-in-steps.ts';
import type { LiveState } from './live-state.ts';
import { findTripChanges, type TripChange } from './trip-changes.ts';

/** A timetable and what real time says of that same timetable. */
export interface LiveView {
  readonly edition: Edition;
  readonly live: LiveState;
}

export type LiveTracker = ReturnType<typeof createLiveTracker>;

interface LiveTrackerOptions {
  readonly edition: Edition;
  /** Feeds are configured, so that silence is a fault. */
  readonly areFeedsExpected: boolean;
  /** Keeps trips that were cancelled or shortened; each is handed over when it is new or differs. */
  readonly record?: (changes: readonly TripChange[]) => Promise<void>;
}

/** Holds the last message of every feed and the state they make together, against the timetable in service. */
export function createLiveTracker({ edition: first, areFeedsExpected, record }: LiveTrackerOptions) {
  const news = new Map<string, FeedNews>();
  const recorded = new Map<string, ReadonlySet<string>>();
  /** What each feed was ever seen to carry: a feed of trips stays one while it has none to speak of. */
  const roles = new Map<string, FeedRole>();
  let digests = new Map<string, FeedDigest>();
  let current: LiveView = { edition: first, live: mergeDigests([], areFeedsExpected) };
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other: a message digested against the old timetable must not land in the new one. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  function show(edition: Edition, next: Map<string, FeedDigest>): void {
    digests = next;
    current = { edition, live: mergeDigests([...next.values()], areFeedsExpected) };
  }

  async function digest(edition: Edition, each: FeedNews): Promise<FeedDigest> {
    const read = await finishInSteps(digestMessage(edition, each));
    const role = read.role === 'trips' ? 'trips' : (roles.get(each.feed) ?? read.role);
    if (role !== undefined) roles.set(each.feed, role);
    return { ...read, role };
  }

  async function recordNew(feed: string, changes: readonly TripChange[]): Promise<void> {
    const known = recorded.get(feed);
    const fresh = changes.filter((change) => !known?.has(signatureOf(change)));
    if (fresh.length > 0) await record?.(fresh);
    recorded.set(feed, new Set(changes.map(signatureOf)));
  }

  return {
    view: () => current,
    /** The last message of each feed. */
    news: (): readonly FeedNews[] => [...news.values()],
    /**
     * Takes a message in, then hands the trips it cancels or shortens to `record`. Rejects when they could not be
     * recorded; the message is in force all the same, and the next one brings them again.
     */
    apply: async (feed: string, message: FeedMessage, receivedAt: number): Promise<void> => {
      const changes = await inTurn(async () => {
        const { edition } = current;
        const latest = { feed, message: mergeDifferential(news.get(feed)?.message, message), receivedAt };
        const digested = await digest(edition, latest);
        news.set(feed, latest);
        show(edition, new Map(digests).set(feed, digested));
        return findTripChanges(edition, digested);
      });
      // Out of turn: a slow database must hold up neither other feeds nor a new timetable.
      await recordNew(feed, changes);
    },
    /** Puts another timetable in service, with the same messages read against it. */
    moveTo: (edition: Edition): Promise<void> =>
      inTurn(async () => {
        const next = new Map<string, FeedDigest>();
        for (const each of news.values()) {
          next.set(each.feed, await digest(edition, each));
        }
        show(edition, next);
      }),
  };
}

function signatureOf({ tripId, serviceDate, kind, stopCodes }: TripChange): string {
  return `${serviceDate} ${kind} ${tripId} ${stopCodes.join(' ')}`;
}

/** A differential message adds to what its feed said before; a whole one replaces it. */
function mergeDifferential(before: FeedMessage | undefined, message: FeedMessage): FeedMessage {
  if (!before || message.header.incrementality !== 'differential') return message;
  const entities = new Map(before.entities.map((entity) => [entity.id, entity]));
  for (const entity of message.entities) {
    if (entity.isDeleted) entities.delete(entity.id);
    else entities.set(entity.id, entity);
  }
  return { header: message.header, entities: [...entities.values()] };
}
