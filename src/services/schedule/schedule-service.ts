import type { FastifyInstance } from 'fastify';
import type { Operator } from '#domain/operator.ts';
import { createServiceClock } from '#lib/time/service-clock.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { AnswerAgain } from '#platform/http/kept-answers.ts';
import type { Log } from '#platform/log.ts';
import { scheduleEndpoints } from './api/endpoints.ts';
import { openDataEndpoints } from './api/open-data.ts';
import { etatTempsReel } from './api/others/etat-temps-reel.ts';
import { rapportImport } from './api/others/rapport-import.ts';
import { voyagesAnnules } from './api/others/voyages-annules.ts';
import type { ScheduleContext, ScheduleView } from './api/schedule-context.ts';
import { drawBaseMap } from '#demo/places/base-map.ts';
import type { CityPlan } from '#demo/city-plan.ts';
import { listParkAndRide } from '#demo/places/park-and-ride.ts';
import { listPointsOfSale } from '#demo/places/points-of-sale.ts';
import { createEditionStore } from './feed/edition-store.ts';
import { FeedWatch } from './feed/feed-watch.ts';
import { demoFeed, feedAt } from './feed/feed-origin.ts';
import { createPublisher } from './publisher.ts';
import { createScheduleApp } from './schedule-app.ts';
import { realFeeds, startSimulator } from '#demo/simulator/feed-addresses.ts';
import { createFeedPollers } from './live/feed-pollers.ts';
import { createTripRecorder } from './records/trip-recorder.ts';
import { serviceTypeOf } from './service-type.ts';
import { createTripRecordStore } from './records/trip-record-store.ts';

export interface ScheduleSettings {
  readonly feed: string | undefined;
  readonly feedPollMs: number;
  readonly maxErrorPercent: number;
  readonly maxLossPercent: number;
  readonly demoSeed: number;
  readonly realtimeFeeds: readonly string[];
  readonly realtimePollMs: number;
}

export interface ScheduleServiceOptions {
  readonly settings: ScheduleSettings;
  readonly operator: Operator;
  /** The fictional city: its feed when no other is set, its map and its shops. */
  readonly city: CityPlan;
  /** For snapshots. */
  readonly folder: string;
  /** For records; opened meanwhile. */
  readonly database: Promise<Pick<Database, 'pool'>>;
  readonly clock: Clock;
  readonly log: Log;
  readonly trustProxy?: boolean;
}

export interface ScheduleService {
  readonly app: FastifyInstance;
  /** Answers what was answered a moment ago. */
  readonly answerAgain: AnswerAgain;
  /** Throws `unavailable` until a feed is in service. */
  check(): Promise<void>;
  /** Looks for a newer feed, asks real time and reviews the records, now. */
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
    return { ...(await startService(options, stopper.signal, stops)), close };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

async function startService(
  options: ScheduleServiceOptions,
  signal: AbortSignal,
  stops: Stop[],
): Promise<Omit<ScheduleService, 'close'>> {
  const { settings, operator, city, clock, log } = options;
  const days = createServiceClock(operator.timeZone, operator.serviceDayStartsAtHour);
  const origin = settings.feed
    ? feedAt(settings.feed, signal)
    : demoFeed({ plan: city, operator: feedOperator(operator), seed: settings.demoSeed }, clock, days);
  const isSimulated = origin.isDemo && settings.realtimeFeeds.length === 0;

  const records = options.database.then(createTripRecordStore);
  const recorder = createTripRecorder(records, clock, log);
  stops.push(() => recorder.close());
  const publisher = createPublisher({
    rules: operator,
    areFeedsExpected: isSimulated || settings.realtimeFeeds.length > 0,
    record: recorder.take,
  });
  const store = createEditionStore(options.folder, (reason) =>
    log.warn({ reason }, 'the snapshot of the timetable cannot be used and is built anew'),
  );
  const watch = new FeedWatch({
    origin,
    store,
    thresholds: settings,
    clock,
    log,
    signal,
    today: () => days.dateAt(clock.now()),
    publish: publisher.publish,
  });
  stops.push(() => watch.idle());
  const [recordStore] = await Promise.all([records, watch.start()]);

  const bunchedType = operator.serviceTypes.find(({ key }) => key === 'metrobus')?.code ?? -1;
  const feeds = isSimulated
    ? await startSimulator({
        edition: () => publisher.require().edition,
        seed: settings.demoSeed,
        isBunched: (line) => serviceTypeOf(line, operator.serviceTypes) === bunchedType,
        clock,
        log,
      })
    : realFeeds(settings.realtimeFeeds);
  stops.push(() => feeds.close());
  const realtime = createFeedPollers({
    urls: feeds.urls,
    intervalMs: settings.realtimePollMs,
    clock,
    log,
    onMessage: (feed, message, receivedAt) => publisher.apply(feeds.nameOf(feed), message, receivedAt),
  });
  stops.push(() => realtime.stop());
  realtime.start();

  const places = {
    pointsOfSale: listPointsOfSale(city),
    parkAndRide: listParkAndRide(city),
    baseMap: drawBaseMap(city),
  };
  const context: ScheduleContext = {
    view: (): ScheduleView => ({ ...publisher.require(), places, now: clock.now() }),
  };
  const { app, answerAgain } = createScheduleApp(
    [
      ...scheduleEndpoints(context),
      voyagesAnnules(context, recordStore),
      rapportImport(watch, days, () => publisher.current()?.edition.timetable),
      etatTempsReel(context, realtime),
      ...openDataEndpoints({ context, zipFile: store.zipFile, operator }),
    ],
    options,
  );
  stops.push(() => app.close());

  const review = async () => publisher.current() && recorder.review(publisher.require());
  const timers = [
    setInterval(() => void watch.refresh(), settings.feedPollMs).unref(),
    setInterval(() => void review(), reviewMs).unref(),
  ];
  stops.push(() => timers.forEach(clearInterval));
  return {
    app,
    answerAgain,
    check: async () => void publisher.require(),
    refresh: async () => {
      for (const look of [() => watch.refresh(), realtime.pollOnce, review])
        if (!signal.aborted) await look();
    },
  };
}

function feedOperator({ name, timeZone, phones, otherHosts }: Operator) {
  const [host = 'example.org'] = otherHosts;
  return { name: name.fr, url: `https://${host}`, timeZone, phone: phones.general.number };
}
