import { extname } from 'node:path';
import { AppError } from '#lib/errors.ts';
import type { PrefixRule } from '#domain/locale.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { openFeedSource } from '#services/schedule/feed/source/open-feed-source.ts';
import { loadPlaces } from '#services/schedule/places/load-places.ts';
import {
  noNotices,
  noPlaces,
  type LivePort,
  type NoticeAddress,
  type NoticePort,
  type PrintAddress,
  type SchedulePorts,
} from '#services/schedule/ports.ts';
import type { Config } from '#config.ts';
import type { Materials } from './materials.ts';
import { createNoticeAddress } from './notice-address.ts';
import { createPrintAddress } from './print-address.ts';
import { strategyFor, type SitePlace } from './site-place.ts';

/** What the process of an import runs: a file beside this one, in the sources and in the build alike. */
export const importProgram = new URL(`./import-child${extname(import.meta.url)}`, import.meta.url);

export interface SchedulePortsOptions {
  readonly settings: Pick<Config['schedule'], 'feed' | 'realtimeFeeds' | 'places' | 'demoSeed'>;
  /** Whose timetables they are; asked when it is settled. */
  readonly house: { now(): Pick<Materials, 'operator' | 'cityPlan' | 'callExamples'> };
  /** Where the site stands; at the root of this host unless given. */
  readonly site?: Omit<SitePlace, 'strategy'> & { readonly rule: PrefixRule };
  /** What staff tell; nothing unless given. */
  readonly notices?: NoticePort;
  readonly clock: Clock;
  readonly log: Log;
}

/** The operator's own feed with what the settings name beside it; without a feed, the fictional city. */
export async function fillSchedulePorts(options: SchedulePortsOptions): Promise<SchedulePorts> {
  const { feed, realtimeFeeds, places } = options.settings;
  const { house } = options;
  const leadsTo = createAddresses(options);
  const city = feed === undefined ? await openCity(options) : undefined;
  return {
    feed: city?.feed ?? ((signal) => openFeedSource(feed ?? '', { signal })),
    live: city && realtimeFeeds.length === 0 ? city.live : feedsAt(realtimeFeeds),
    notices: options.notices ?? noNotices,
    places: places.length > 0 ? await loadPlaces(places) : (city?.places ?? noPlaces),
    printAddress: (print) => leadsTo().print(print),
    noticeAddress: (notice, locale) => leadsTo().notice(notice, locale),
    get examples() {
      return house.now().callExamples ?? {};
    },
  };
}

/** Made when an answer first leads to the site: the operator is settled by then. */
function createAddresses({ house, site = { rule: 'prefix-except-default' } }: SchedulePortsOptions) {
  let made: { readonly print: PrintAddress; readonly notice: NoticeAddress } | undefined;
  return () => {
    if (made) return made;
    const { operator } = house.now();
    const place = { publicUrl: site.publicUrl, strategy: strategyFor(operator, site.rule) };
    made = { print: createPrintAddress(operator, place), notice: createNoticeAddress(operator, place) };
    return made;
  };
}

async function openCity({ settings, house, clock, log }: SchedulePortsOptions) {
  const { cityPlan: plan, operator } = house.now();
  if (!plan)
    throw new AppError('bad-setting', 'SCHEDULE_FEED must be set: this operator has no city of its own');
  // An installation with a feed of its own loads nothing of the city.
  const { openDemo } = await import('#demo/index.ts');
  return openDemo({ plan, operator, seed: settings.demoSeed, clock, log });
}

/** The operator's own feeds go by their places in the setting. */
function feedsAt(urls: readonly string[]): LivePort {
  const feeds = urls.map((url, place) => ({ url, name: `flux-${place + 1}` }));
  return {
    areFeedsExpected: urls.length > 0,
    start: async () => ({ feeds, close: async () => undefined }),
  };
}
