import type { Coordinates } from '#lib/local-plane.ts';
import type { Edition } from '#transit/index.ts';
import type { FeedSource } from './feed/source/feed-source.ts';

/** What the service takes from outside. Whoever composes it fills these three, each as it likes. */
export interface SchedulePorts {
  /** Where the timetable comes from; the signal ends a download when the service stops. */
  feed(signal: AbortSignal): FeedSource;
  readonly live: LivePort;
  readonly places: Places;
}

/** Where real time comes from. */
export interface LivePort {
  /** There are feeds, so that silence is a fault. */
  readonly areFeedsExpected: boolean;
  /** Called when a timetable is in service, or was found unfit; gives the feeds to poll. */
  start(edition: () => Edition): Promise<LiveFeeds>;
}

export interface LiveFeeds {
  readonly urls: readonly string[];
  /** What a feed is called in records. */
  nameOf(url: string): string;
  close(): Promise<void>;
}

/** What is on the map besides stops. */
export interface Places {
  readonly pointsOfSale: readonly PointOfSale[];
  readonly parkAndRide: readonly ParkAndRide[];
  readonly baseMap: BaseMap;
}

/** Where fares are sold. */
export interface PointOfSale extends Coordinates {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly kind?: string | undefined;
  readonly city?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly phone?: string | undefined;
  /** Opening hours in words. */
  readonly hours?: string | undefined;
  /** Names of the fares it sells. */
  readonly titles: readonly string[];
}

/** A car park at a stop. */
export interface ParkAndRide extends Coordinates {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly spaces?: number | undefined;
  /** Numbers of the lines that serve it. */
  readonly lines: readonly string[];
  readonly accessible: boolean;
}

/** GeoJSON as it stands: map libraries read it, the service only passes it on. */
export interface BaseMap {
  readonly type: 'FeatureCollection';
  readonly features: readonly object[];
}

export const noPlaces: Places = {
  pointsOfSale: [],
  parkAndRide: [],
  baseMap: { type: 'FeatureCollection', features: [] },
};
