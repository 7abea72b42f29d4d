import type { Bilingual } from '#domain/locale.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { FeedFault } from '#services/schedule/archive/feed-fault.ts';
import type { ImportSummary } from '#services/schedule/gtfs/import-report.ts';
import { openTimetable, type Timetable } from '#services/schedule/timetable/timetable.ts';
import type { EditionCard, EditionStore } from './edition-store.ts';
import { judgeFeed, type FeedThresholds } from './feed-judge.ts';
import type { ChangedOrigin, FeedOrigin, OriginMark } from './feed-origin.ts';
import { importInThread } from './import-thread.ts';

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

export interface FeedKeeperOptions {
  readonly origin: FeedOrigin;
  readonly store: EditionStore;
  readonly thresholds: FeedThresholds;
  readonly clock: Clock;
  readonly log: Log;
  today(): ServiceDate;
  /** Puts a timetable into service; the one before is asked by nobody from then on. */
  publish(timetable: Timetable, importedAt: number): void;
}

export interface FeedKeeper {
  /** Puts the last good feed into service, or waits for a first one. */
  start(): Promise<void>;
  /** Looks for a newer feed, once; a fault is told in the outcome and leaves the feed in service as it is. */
  refresh(): Promise<void>;
  /** Undefined until the first feed was looked at. */
  readonly outcome: FeedOutcome | undefined;
  readonly card: EditionCard | undefined;
}

const unknownWords: Bilingual = {
  fr: 'L’importation a échoué pour une raison imprévue.',
  en: 'The import failed for an unforeseen reason.',
};

/** Keeps one feed in service: a new one replaces it only when it was read whole and judged fit. */
export function createFeedKeeper(options: FeedKeeperOptions): FeedKeeper {
  const { origin, store, thresholds, clock, log } = options;
  let current: { readonly card: EditionCard; readonly timetable: Timetable } | undefined;
  let outcome: FeedOutcome | undefined;
  /** A feed that was refused is not read again until it changes. */
  let seen: OriginMark | undefined;
  let underWay: Promise<void> | undefined;

  async function replace(changed: ChangedOrigin): Promise<void> {
    const startedAt = performance.now();
    const input = await changed.load();
    seen = changed.mark;
    const { snapshot, zip, summary } = await importInThread(input);
    const timetable = openTimetable(snapshot);
    const at = clock.now();
    const verdict = judgeFeed(timetable, current?.timetable, options.today(), thresholds);
    const facts = { ...logged(summary), ms: Math.round(performance.now() - startedAt) };
    if (verdict.kind === 'refused') {
      outcome = { kind: 'refused', at, words: verdict.words, summary };
      log.error({ ...facts, reason: verdict.reason }, 'feed refused, the one before stays in service');
      return;
    }
    const card = { mark: changed.mark, importedAt: at, snapshotBytes: snapshot.byteLength };
    current = { card, timetable };
    outcome = { kind: 'accepted', at, summary };
    options.publish(timetable, at);
    log.info({ ...facts, trips: timetable.tripStart.length }, 'feed in service');
    await store.save(snapshot, zip, card);
  }

  async function look(): Promise<void> {
    try {
      const changed = await origin.check(seen);
      if (changed !== 'unchanged') await replace(changed);
    } catch (thrown) {
      const words = thrown instanceof FeedFault ? thrown.words : unknownWords;
      outcome = { kind: 'unreadable', at: clock.now(), words };
      log.error({ err: thrown }, 'feed cannot be read, the one before stays in service');
    }
  }

  /** One look at a time; those who ask meanwhile wait for it. */
  function refresh(): Promise<void> {
    underWay ??= look().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  return {
    start: async () => {
      const stored = await store.load();
      if (!stored || !origin.owns(stored.card.mark)) return refresh();
      current = stored;
      seen = stored.card.mark;
      outcome = { kind: 'accepted', at: stored.card.importedAt, summary: stored.timetable.summary };
      options.publish(stored.timetable, stored.card.importedAt);
      // Riders are served from the snapshot while the source is asked whether it has anything newer.
      void refresh();
    },
    refresh,
    get outcome() {
      return outcome;
    },
    get card() {
      return current?.card;
    },
  };
}

function logged({ errors, warnings, rows, faults }: ImportSummary): Record<string, unknown> {
  return { errors, warnings, rows, faults: faults.map(({ code, count }) => `${code} ${count}`) };
}
