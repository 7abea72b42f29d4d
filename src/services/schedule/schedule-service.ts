import type { FastifyInstance } from 'fastify';
import type { Operator } from '#domain/operator.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { EventHub } from '#platform/http/event-hub.ts';
import type { Shortcut } from '#platform/http/listener/listener.ts';
import type { TrustedProxies } from '#platform/http/trusted-proxies.ts';
import type { Log } from '#platform/log/log.ts';
import type { Timetable } from '#transit/index.ts';
import { describePulse } from './api/ecrans/flux.ts';
import { aliasEndpoints, scheduleEndpoints } from './api/endpoints.ts';
import type { ScheduleContext } from './api/schedule-context.ts';
import { ownDialect } from './api/wire-dialect.ts';
import { createEditionStore } from './feed/edition-store.ts';
import { FeedWatch, type FeedOutcome } from './feed/feed-watch.ts';
import { importInProcess } from './feed/import-process.ts';
import { createNoticeBoards } from './notices/notice-board.ts';
import { createNoticeDesk, type NoticeDesk } from './notices/notice-desk.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { createScheduleApp } from './schedule-app.ts';
import type { SchedulePorts } from './ports.ts';
import { createFeedPollers, type FeedPollers } from './live/feed-pollers.ts';
import { createTripRecorder } from './records/trip-recorder.ts';
import { createTripRecordStore } from './records/trip-record-store.ts';

export interface ScheduleSettings {
  readonly feedPollMs: number;
  readonly maxErrorPercent: number;
  readonly maxLossPercent: number;
  readonly realtimePollMs: number;
  /** Whether calls also answer at the addresses of earlier versions. */
  readonly aliases: boolean;
}

/** The operator, or what describes it by its feed: asked once, of the first timetable in service. */
export type OperatorSource = Operator | ((timetable: Timetable) => Operator);

interface ScheduleServiceOptions {
  readonly settings: ScheduleSettings;
  readonly operator: OperatorSource;
  readonly ports: SchedulePorts;
  /** Runs in the process of an import: a file that calls `answerImport`. */
  readonly importProgram: URL;
  /** For snapshots. */
  readonly folder: string;
  /** For records; opened meanwhile. */
  readonly database: Promise<Pick<Database, 'pool'>>;
  readonly clock: Clock;
  readonly log: Log;
  readonly trustProxy?: TrustedProxies;
  /** Who shows it by `insideHeader` is part of this installation. */
  readonly insideKey?: string;
}

/** Instants in ms; undefined where there is none. */
export interface ScheduleState {
  /** When the feed in service was imported. */
  readonly acceptedAt: number | undefined;
  /** Whether the last feed that was looked at was refused, or could not be read. */
  readonly isRefused: boolean;
  /** When real time was last made. */
  readonly realtimeAt: number | undefined;
  readonly listeners: number;
}

export interface ScheduleService {
  readonly app: FastifyInstance;
  /** Answers what was answered a moment ago. */
  readonly answerAgain: Shortcut;
  /** What is in service, for who finds journeys in it; throws `unavailable` until there is a feed. */
  view: ScheduleContext['view'];
  /** Throws `unavailable` until a feed is in service. */
  check(): Promise<void>;
  /** Throws while the feed in service is there only because there is no better one. */
  checkFeed(): Promise<void>;
  /** What those who operate it look at. */
  state(): ScheduleState;
  /** As it was given, or as its feed describes it. */
  readonly operator: Operator;
  /** That of the feed in service; undefined until there is one. */
  timeZone(): string | undefined;
  /** Ends the streams of events: they would last as long as the process. */
  endStreams(): void;
  /** Reads the notices of staff, now. */
  refreshNotices(): Promise<void>;
  /** Looks for a newer feed, asks real time, reads notices and reviews the records, now. */
  refresh(): Promise<void>;
  /** Ends an import or a poll under way; once resolved, nothing of the service is left. */
  close(): Promise<void>;
}

/** How often records are compared with what real time says. */
const reviewMs = 60_000;

/** Ends a part; those that were started last are ended first. */
type Stop = () => unknown;

/** A feed in, the operator's calls out. Ready once a first feed is in service, or was found unfit. */
export async function createScheduleService(options: ScheduleServiceOptions): Promise<ScheduleService> {
  const stopper = new AbortController();
  const stops: Stop[] = [];
  const close = async () => {
    stopper.abort();
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  try {
    return { ...(await startService({ ...options, signal: stopper.signal, stops })), close };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

/** What each step of a start is given; it pushes to `stops` how its part is ended. */
interface Start extends ScheduleServiceOptions {
  readonly signal: AbortSignal;
  readonly stops: Stop[];
}

async function startService(start: Start): Promise<Omit<ScheduleService, 'close'>> {
  const { ports, clock, signal, stops } = start;
  const describe = describeOnce(start.operator);
  const records = start.database.then(createTripRecordStore);
  const recorder = createTripRecorder(records, clock, start.log);
  stops.push(() => recorder.close());
  const publisher = createPublisher({
    rules: describe,
    areFeedsExpected: ports.live.areFeedsExpected,
    record: recorder.take,
  });
  const { watch, zipFile } = openFeed(start, publisher);
  await Promise.all([records, watch.start()]);
  const operator = describe.known ?? requireOperator(start.operator, watch.outcome);
  const pollers = await startRealtime(start, publisher);
  const { places, printAddress, noticeAddress } = ports;
  const given = { places, printAddress, noticeAddress, dialect: ownDialect };
  const desk = openDesk(start, () => {
    void hub.refresh();
    void review();
  });
  const boardOf = createNoticeBoards();
  /** What notices cancel today goes on record, as what a feed cancels does. */
  const noteCancelled = () => {
    const published = publisher.current();
    if (!published || !desk.isRead()) return;
    const today = published.edition.clock.dateAt(clock.now());
    recorder.takeNoticed(boardOf(published, desk.current()).cancelledOn(today), published);
  };
  const context: ScheduleContext = {
    view: (locale) => {
      const published = publisher.require();
      const notices = boardOf(published, desk.current());
      const { live } = notices;
      const now = clock.now();
      return { ...published, ...given, live, notices, locale, now };
    },
  };
  const hub = openHub(start, context);
  publisher.follow(() => void hub.refresh());
  const endpoints = scheduleEndpoints({
    context,
    operator,
    clock: publisher.clock,
    records: recorder,
    watch,
    pollers,
    hub,
    examples: ports.examples,
    zipFile,
    notices: ports.notices,
    insideKey: start.insideKey,
    inService: () => publisher.current()?.edition.timetable,
  });
  const { app, answerAgain } = createScheduleApp(endpoints, {
    ...start,
    operator,
    aliases: start.settings.aliases ? aliasEndpoints(context) : [],
  });
  stops.push(
    () => app.close(),
    // First: the application waits for its connections, and a stream has no end of its own.
    () => hub.close(),
  );
  const review = async () => {
    const published = publisher.current();
    if (!published) return;
    noteCancelled();
    const announced = desk.isRead() ? boardOf(published, desk.current()).announced : undefined;
    await recorder.review({ ...published, announced });
  };
  startTimers(start, watch, review);
  return {
    app,
    answerAgain,
    view: context.view,
    check: async () => void publisher.require(),
    checkFeed: async () => {
      if (watch.warning) throw new AppError('unavailable', watch.warning.en);
    },
    state: () => ({
      acceptedAt: watch.acceptedAt,
      isRefused: (watch.outcome?.kind ?? 'accepted') !== 'accepted',
      realtimeAt: publisher.current()?.live.tripsMadeAt(),
      listeners: hub.count,
    }),
    operator,
    timeZone: () => publisher.current()?.edition.timeZone,
    endStreams: () => hub.close(),
    refreshNotices: desk.refresh,
    refresh: async () => {
      const looks = [() => watch.refresh(), pollers.pollOnce, desk.refresh, review];
      for (const look of looks) if (!signal.aborted) await look();
    },
  };
}

/** Describes the operator by the first timetable that is put into service, and remembers it. */
function describeOnce(source: OperatorSource) {
  const describe = (timetable: Timetable): Operator =>
    (describe.known ??= typeof source === 'function' ? source(timetable) : source);
  describe.known = undefined as Operator | undefined;
  return describe;
}

/** An operator that only its feed describes needs one to begin with; any other one starts without. */
function requireOperator(source: OperatorSource, outcome: FeedOutcome | undefined): Operator {
  if (typeof source !== 'function') return source;
  const words = outcome && 'words' in outcome ? outcome.words.en : 'it has no timetable';
  throw new AppError('bad-setting', `The site is made of SCHEDULE_FEED, which cannot be used: ${words}`);
}

/** The watch over the feed, not yet started, and where the archive of the feed in service is. */
function openFeed(
  { operator, ports, settings, folder, importProgram, clock, log, signal, stops }: Start,
  publisher: Publisher,
) {
  const store = createEditionStore(folder, (reason) =>
    log.warn({ reason }, 'the snapshot of the timetable cannot be used and is built anew'),
  );
  const watch = new FeedWatch({
    source: ports.feed(signal),
    store,
    thresholds: settings,
    clock,
    log,
    signal,
    importFeed: (input) => importInProcess(input, { signal, program: importProgram }),
    today: () => publisher.clock().dateAt(clock.now()),
    operatorZone: typeof operator === 'function' ? undefined : operator.timeZone,
    publish: publisher.publish,
  });
  stops.push(() => watch.idle());
  return { watch, zipFile: store.zipFile };
}

async function startRealtime(
  { ports, settings, clock, log, stops }: Start,
  publisher: Publisher,
): Promise<FeedPollers> {
  const { feeds, close } = await ports.live.start(() => publisher.require().edition);
  stops.push(close);
  const pollers = createFeedPollers({
    feeds,
    intervalMs: settings.realtimePollMs,
    clock,
    log,
    onMessage: publisher.apply,
  });
  stops.push(() => pollers.stop());
  pollers.start();
  return pollers;
}

/** The notices of staff; the first reading may find that those who write them are not there yet. */
function openDesk({ ports, log, stops }: Start, onChange: () => void): NoticeDesk {
  const desk = createNoticeDesk({ port: ports.notices, log, onChange });
  stops.push(() => desk.close());
  return desk;
}

/**
 * Five thousand listeners take some 100 MB, and topics that weigh as much some 0.6 s to make. A network of phones behind
 * one address may be many riders.
 */
const streamLimits = { maxListeners: 5000, maxWeight: 5000, maxWeightPerCaller: 500 };

/** The streams of events of this process. */
function openHub({ clock, log }: Start, context: ScheduleContext): EventHub {
  const hub = new EventHub({
    clock,
    ...streamLimits,
    pulse: () => JSON.stringify(describePulse(context.view('fr'))),
    onFault: (err) => log.error({ err }, 'an event could not be made'),
  });
  return hub;
}

function startTimers({ settings, stops }: Start, watch: FeedWatch, review: () => Promise<unknown>): void {
  const timers = [
    setInterval(() => void watch.refresh(), settings.feedPollMs).unref(),
    setInterval(() => void review(), reviewMs).unref(),
  ];
  stops.push(() => timers.forEach(clearInterval));
}
