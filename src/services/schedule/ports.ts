import type { z } from 'zod';
import type { DocumentJson } from '#contract/content/json-api.ts';
import type { Locale } from '#domain/locale.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { AppError } from '#lib/errors.ts';
import type { EndpointExample } from '#platform/http/endpoint.ts';
import type { Edition } from '#transit/index.ts';
import type { FeedSource } from './feed/source/feed-source.ts';
import type { parkAndRideSchema, pointOfSaleSchema } from './places/place-schemas.ts';

/** What the service takes from outside: the app fills these seven. */
export interface SchedulePorts {
  /** Where the timetable comes from; the signal ends a download when the service stops. */
  feed(signal: AbortSignal): FeedSource;
  readonly live: LivePort;
  readonly notices: NoticePort;
  readonly places: Places;
  readonly printAddress: PrintAddress;
  readonly noticeAddress: NoticeAddress;
  readonly examples: CallExamples;
}

/** By path: what a city was asked and answered, for readers of the description. */
export type CallExamples = Readonly<Record<string, EndpointExample>>;

/** Where the site prints a line, or the sheet of a stop, whole or as a path. */
export type PrintAddress = (print: {
  readonly line?: string;
  readonly stop?: string;
  /** The first day of the period it is printed for, `20260823`. */
  readonly from: string | undefined;
  readonly format: 'gif' | 'pdf';
  /** The language of the page. */
  readonly locale: Locale;
}) => string;

/** Where the site shows a notice, whole; undefined where it has no page, or where nobody knows the site's address. */
export type NoticeAddress = (
  notice: Pick<Notice, 'path' | 'id' | 'source'>,
  locale: Locale,
) => string | undefined;

/** Where real time comes from. */
export interface LivePort {
  /** There are feeds, so that silence is a fault. */
  readonly areFeedsExpected: boolean;
  /** Called when a timetable is in service, or was found unfit; gives the feeds to poll. */
  start(edition: () => Edition): Promise<LiveFeeds>;
}

interface LiveFeeds {
  readonly feeds: readonly LiveFeed[];
  close(): Promise<void>;
}

/** A real-time feed. */
export interface LiveFeed {
  /** Asked for with whatever it holds; in no answer, since it may be an address inside the house. */
  readonly url: string;
  /** What answers and records call it; no two have the same. */
  readonly name: string;
}

/** What staff tell riders, wherever they write it. */
export interface NoticePort {
  /** In each language the same notices, posted ones; throws where they cannot be read. */
  load(): Promise<Readonly<Record<Locale, readonly Notice[]>>>;
  /** Calls back when they may have changed; gives the way to end that. */
  follow(changed: () => void): () => void;
  /** One that was not read from there: a draft, as its document has it. */
  read(document: DocumentJson): Notice;
}

export const noNotices: NoticePort = {
  load: async () => ({ fr: [], en: [] }),
  follow: () => () => undefined,
  read: () => {
    throw new AppError('unavailable', 'there are no notices here');
  },
};

/** What is on the map besides stops. */
export interface Places {
  readonly pointsOfSale: readonly Numbered<typeof pointOfSaleSchema>[];
  readonly parkAndRide: readonly Numbered<typeof parkAndRideSchema>[];
  /** GeoJSON as it stands: map libraries read it, the service only passes it on. */
  readonly baseMap: { readonly type: 'FeatureCollection'; readonly features: readonly object[] };
}

/** An entry as files have it, where its number may be left out. */
type Numbered<Schema extends z.ZodType> = Readonly<z.infer<Schema> & { id: number }>;

export const noPlaces: Places = {
  pointsOfSale: [],
  parkAndRide: [],
  baseMap: { type: 'FeatureCollection', features: [] },
};
