import type { Bilingual } from '#domain/locale.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import {
  countTrips,
  FeedFault,
  openTimetable,
  reviewZone,
  type ImportSummary,
  type Timetable,
} from '#transit/index.ts';
import type { EditionStore } from './edition-store.ts';
import { feedEnd } from './feed-end.ts';
import { wordsOfFault } from './fault-words.ts';
import { judgeFeed, warningOf, type FeedThresholds } from './feed-judge.ts';
import { isSameContent, type FeedMark } from './source/feed-mark.ts';
import type { ChangedFeed, FeedSource } from './source/feed-source.ts';
import type { ImportInput } from './import-messages.ts';
import type { ImportedFeed } from './import-process.ts';

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
  readonly source: FeedSource;
  readonly store: EditionStore;
  readonly thresholds: FeedThresholds;
  readonly clock: Clock;
  readonly log: Log;
  /** Ends an import under way; nothing goes into service any more. */
  readonly signal: AbortSignal;
  importFeed(input: ImportInput): Promise<ImportedFeed>;
  today(): ServiceDate;
  /** The zone of the operator, if it has one: a feed of another is reported. */
  readonly operatorZone?: string | undefined;
  /** Puts a timetable into service; once resolved, every new request asks it. */
  publish(timetable: Timetable, importedAt: number): Promise<void>;
}

const unknownWords: Bilingual = {
  fr: 'L’importation a échoué pour une raison imprévue.',
  en: 'The import failed for an unforeseen reason.',
};

/** Keeps one feed in service: a new one replaces it only when it was read whole and judged fit. */
export class FeedWatch {
  private readonly options: FeedWatchOptions;
  private current: Timetable | undefined;
  /** What became of the last feed that was read. */
  private read: FeedOutcome | undefined;
  /** Why the last check failed; cleared by the next that succeeds. */
  private trouble: FeedOutcome | undefined;
  /** The last feed that was read, fit or not: it is not read again until it changes. */
  private seen: FeedMark | undefined;
  private refusedOn: ServiceDate | undefined;
  private underWay: Promise<void> | undefined;
  /** The last zone of a feed that the log was told of. */
  private toldZone: string | undefined;
  /** The last day on which the log was told of the end of a feed. */
  private toldEndOn: ServiceDate | undefined;

  constructor(options: FeedWatchOptions) {
    this.options = options;
  }

  /** When the feed in service was imported. */
  acceptedAt: number | undefined;

  /** Undefined until the first feed was looked at. */
  get outcome(): FeedOutcome | undefined {
    return this.trouble ?? this.read;
  }

  /** What is wrong with the feed in service, which is there because nothing better is. */
  get warning(): Bilingual | undefined {
    return this.current && warningOf(this.current, this.options.thresholds);
  }

  /** Puts the last good feed into service, or waits for a first one. */
  async start(): Promise<void> {
    const isServed = await this.serveStored();
    // Riders are served from the snapshot while the source is asked whether it has anything newer.
    const first = this.refresh();
    if (!isServed) await first;
  }

  /** Looks for a newer feed, one look at a time; a fault is told in the outcome and leaves the feed in service. */
  refresh(): Promise<void> {
    this.underWay ??= this.look().finally(() => {
      this.underWay = undefined;
      this.tellEnd();
    });
    return this.underWay;
  }

  /** Resolves when no look is under way. */
  async idle(): Promise<void> {
    await this.underWay;
  }

  private async look(): Promise<void> {
    const { source, clock, log, signal, today } = this.options;
    let changed: ChangedFeed | 'unchanged' = 'unchanged';
    // The loss counts the next seven days, so a refused feed is judged again when the date changes.
    if (this.refusedOn !== undefined && this.refusedOn !== today()) this.seen = this.refusedOn = undefined;
    try {
      changed = await source.check(this.seen);
      if (changed !== 'unchanged') await this.replace(changed);
      this.trouble = undefined;
    } catch (thrown) {
      if (signal.aborted) return;
      this.trouble = { kind: 'unreadable', at: clock.now(), words: wordsOf(thrown) };
      log.error({ err: thrown }, 'feed cannot be read, the one before stays in service');
      if (changed !== 'unchanged' && isLasting(thrown)) {
        this.read = this.trouble;
        this.seen = changed.mark;
      }
    }
  }

  private async replace(changed: ChangedFeed): Promise<void> {
    const { signal, importFeed } = this.options;
    const startedAt = performance.now();
    const input = await changed.load();
    if (!isSameContent(this.seen, changed.mark)) {
      const imported = await importFeed(input);
      signal.throwIfAborted();
      const zip = input.kind === 'zip' ? input.bytes : (imported.zip ?? new Uint8Array());
      const ms = Math.round(performance.now() - startedAt);
      await this.judge({ ...imported, zip }, changed.mark, ms);
    }
    this.seen = changed.mark;
  }

  private async judge(imported: Required<ImportedFeed>, mark: FeedMark, ms: number): Promise<void> {
    const { thresholds, clock, log, today, store } = this.options;
    const { snapshot, zip, peakMb } = imported;
    const timetable = openTimetable(snapshot);
    const summary = reviewZone(timetable, this.options.operatorZone);
    const at = clock.now();
    const verdict = judgeFeed(timetable, { current: this.current, today: today(), thresholds });
    const facts = { ...summary, peakMb, ms };
    if (verdict.kind === 'refused') {
      const { reason, words } = verdict;
      this.read = { kind: 'refused', at, words, summary };
      this.refusedOn = reason === 'trips-lost' ? today() : undefined;
      log.error({ ...facts, reason, words }, 'feed refused, the one before stays in service');
      return;
    }
    await this.putInService(timetable, at);
    this.refusedOn = undefined;
    if (!this.warning) log.info({ ...facts, trips: countTrips(timetable) }, 'feed in service');
    else this.warn({ ...facts, trips: countTrips(timetable) });
    await store.save(snapshot, zip, { mark, importedAt: at }).catch((thrown: unknown) => {
      log.error({ err: thrown }, 'the feed in service cannot be kept: the next start reads it anew');
    });
  }

  private warn(facts: object): void {
    const { warning: words } = this;
    this.options.log.error(
      { ...facts, words },
      'feed in service despite too many errors, as there is no other',
    );
  }

  private async serveStored(): Promise<boolean> {
    const { store, source, log } = this.options;
    const stored = await store.load();
    if (!stored || !source.owns(stored.card.mark)) return false;
    const { card, timetable, hasArchive } = stored;
    try {
      await this.putInService(timetable, card.importedAt);
    } catch (thrown) {
      log.error({ err: thrown }, 'the kept feed cannot be served and is read anew');
      return false;
    }
    if (this.warning) this.warn(timetable.summary);
    this.seen = hasArchive ? card.mark : undefined;
    return true;
  }

  private async putInService(timetable: Timetable, at: number): Promise<void> {
    const { publish, operatorZone } = this.options;
    await publish(timetable, at);
    this.current = timetable;
    this.acceptedAt = at;
    const summary = reviewZone(timetable, operatorZone);
    this.read = { kind: 'accepted', at, summary };
    if (summary !== timetable.summary) this.tellZone(timetable.timeZone);
  }

  /** Once a day: whoever publishes the next feed has time to, and what riders do not find is explained. */
  private tellEnd(): void {
    const { log, today } = this.options;
    const day = today();
    const end = this.current && feedEnd(this.current, day);
    if (!end || this.toldEndOn === day) return;
    this.toldEndOn = day;
    if (end.daysLeft < 0)
      log.warn(end, 'the feed is over: no departures are shown until there is a newer one');
    else log.warn(end, 'the feed ends soon: the next one has to be published before');
  }

  /** Once for each zone: a feed comes every day. */
  private tellZone(feedZone: string | undefined): void {
    const { log, operatorZone } = this.options;
    if (this.toldZone === feedZone) return;
    this.toldZone = feedZone;
    log.warn(
      { feedZone, operatorZone },
      'the feed is of another time zone than the operator: its own is used',
    );
  }
}

function wordsOf(thrown: unknown): Bilingual {
  return thrown instanceof FeedFault ? wordsOfFault(thrown) : unknownWords;
}

/** A fault of the feed itself stays until the feed changes; one of its source, or of this machine, may pass. */
function isLasting(thrown: unknown): boolean {
  return thrown instanceof FeedFault && !thrown.code.startsWith('source-');
}
