import type { Bilingual } from '#domain/locale.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { countTrips, FeedFault, openTimetable, type ImportSummary, type Timetable } from '#transit/index.ts';
import type { EditionStore } from './edition-store.ts';
import { wordsOfFault } from './fault-words.ts';
import { judgeFeed, type FeedThresholds } from './feed-judge.ts';
import { isSameFeed, type ChangedOrigin, type FeedOrigin, type OriginMark } from './feed-origin.ts';
import type { ImportInput } from './import-messages.ts';
import { importInProcess, type ImportedFeed } from './import-process.ts';

/** How the last look at the feed ended. */
export type FeedOutcome =
  | { readonly kind: 'accepted'; readonly at: number; readonly summary: ImportSummary }
  | {
      readonly kind: 'refused';
      readonly at: number;
      readonly words: Bilingual;
      readonly summary: ImportSummary;
    }
  | { readonly kind: 'unreadable'; readonly at: number; readonly words: Bilingual };

export interface FeedWatchOptions {
  readonly origin: FeedOrigin;
  readonly store: EditionStore;
  readonly thresholds: FeedThresholds;
  readonly clock: Clock;
  readonly log: Log;
  /** Ends an import under way; nothing goes into service any more. */
  readonly signal: AbortSignal;
  /** In a process of its own unless told otherwise. */
  readonly importFeed?: (input: ImportInput) => Promise<ImportedFeed>;
  today(): ServiceDate;
  /** Puts a timetable into service; once resolved, the one before is asked by nobody. */
  publish(timetable: Timetable, importedAt: number): Promise<void>;
}

export interface FeedWatch {
  /** Puts the last good feed into service, or waits for a first one. */
  start(): Promise<void>;
  /** Looks for a newer feed, once; a fault is told in the outcome and leaves the feed in service as it is. */
  refresh(): Promise<void>;
  /** Resolves when no look is under way. */
  idle(): Promise<void>;
  /** Undefined until the first feed was looked at. */
  readonly outcome: FeedOutcome | undefined;
}

const unknownWords: Bilingual = {
  fr: 'L’importation a échoué pour une raison imprévue.',
  en: 'The import failed for an unforeseen reason.',
};

/** Keeps one feed in service: a new one replaces it only when it was read whole and judged fit. */
export function createFeedWatch(options: FeedWatchOptions): FeedWatch {
  const { origin, store, thresholds, clock, log, signal } = options;
  const { importFeed = (input: ImportInput) => importInProcess(input, { signal }) } = options;
  let current: Timetable | undefined;
  /** What became of the last feed that was read. */
  let read: FeedOutcome | undefined;
  /** Why the last look came to nothing; a good look puts an end to it. */
  let trouble: FeedOutcome | undefined;
  /** The last feed that was read, fit or not: it is not read again until it changes. */
  let seen: OriginMark | undefined;
  let refusedOn: ServiceDate | undefined;
  let underWay: Promise<void> | undefined;

  async function replace(changed: ChangedOrigin): Promise<void> {
    const startedAt = performance.now();
    const input = await changed.load();
    if (!isSameFeed(seen, changed.mark)) {
      const imported = await importFeed(input);
      signal.throwIfAborted();
      const zip = input.kind === 'zip' ? input.bytes : (imported.zip ?? new Uint8Array());
      await judge(imported, zip, changed.mark, startedAt);
    }
    seen = changed.mark;
  }

  async function judge(
    { snapshot, summary, peakMb }: ImportedFeed,
    zip: Uint8Array,
    mark: OriginMark,
    startedAt: number,
  ): Promise<void> {
    const timetable = openTimetable(snapshot);
    const at = clock.now();
    const verdict = judgeFeed(timetable, { current, today: options.today(), thresholds });
    const facts = { ...summary, peakMb, ms: Math.round(performance.now() - startedAt) };
    if (verdict.kind === 'refused') {
      const { reason, words } = verdict;
      read = { kind: 'refused', at, words, summary };
      refusedOn = reason === 'trips-lost' ? options.today() : undefined;
      log.error({ ...facts, reason, words }, 'feed refused, the one before stays in service');
      return;
    }
    await options.publish(timetable, at);
    current = timetable;
    read = { kind: 'accepted', at, summary };
    refusedOn = undefined;
    log.info({ ...facts, trips: countTrips(timetable) }, 'feed in service');
    await store.save(snapshot, zip, { mark, importedAt: at }).catch((thrown: unknown) => {
      log.error({ err: thrown }, 'the feed in service cannot be kept: the next start reads it anew');
    });
  }

  async function look(): Promise<void> {
    let changed: ChangedOrigin | 'unchanged' = 'unchanged';
    // What a feed loses depends on the day: one that came too early is looked at again on the next.
    if (refusedOn !== undefined && refusedOn !== options.today()) seen = refusedOn = undefined;
    try {
      changed = await origin.check(seen);
      if (changed !== 'unchanged') await replace(changed);
      trouble = undefined;
    } catch (thrown) {
      if (signal.aborted) return;
      trouble = { kind: 'unreadable', at: clock.now(), words: wordsOf(thrown) };
      log.error({ err: thrown }, 'feed cannot be read, the one before stays in service');
      if (changed !== 'unchanged' && isLasting(thrown)) {
        read = trouble;
        seen = changed.mark;
      }
    }
  }

  /** One look at a time; those who ask meanwhile wait for it. */
  function refresh(): Promise<void> {
    underWay ??= look().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  async function serveStored(): Promise<boolean> {
    const stored = await store.load();
    if (!stored || !origin.owns(stored.card.mark)) return false;
    const { card, timetable, hasArchive } = stored;
    try {
      await options.publish(timetable, card.importedAt);
    } catch (thrown) {
      log.error({ err: thrown }, 'the kept feed cannot be served and is read anew');
      return false;
    }
    current = timetable;
    read = { kind: 'accepted', at: card.importedAt, summary: timetable.summary };
    seen = hasArchive ? card.mark : undefined;
    return true;
  }

  return {
    start: async () => {
      const isServed = await serveStored();
      // Riders are served from the snapshot while the source is asked whether it has anything newer.
      const first = refresh();
      if (!isServed) await first;
    },
    refresh,
    idle: async () => underWay,
    get outcome() {
      return trouble ?? read;
    },
  };
}

function wordsOf(thrown: unknown): Bilingual {
  return thrown instanceof FeedFault ? wordsOfFault(thrown) : unknownWords;
}

/** A fault of the feed itself stays until the feed changes; one of its source, or of this machine, may pass. */
function isLasting(thrown: unknown): boolean {
  return thrown instanceof FeedFault && !thrown.code.startsWith('source-');
}
