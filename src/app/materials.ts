import type { Operator } from '#domain/operator.ts';
import type { ContentSeed } from '#services/content/seed.ts';
import type { CallExamples } from '#services/schedule/ports.ts';
import type { FeedFacts } from '#operators/facts/feed-facts.ts';
import type { CityPlan } from '#demo/city-plan.ts';
import type { CacheStore, StateStore } from '#platform/cache-store/cache-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { SecurityHeaders } from '#site/server/http/security-headers.ts';
import type { Config, ServiceName } from '#config.ts';

/** What an installation is made of besides its settings. */
export interface Materials {
  readonly operator: Operator;
  readonly contentSeed: ContentSeed;
  /** A feed is made of it where no setting names one. */
  readonly cityPlan?: CityPlan;
  /** What that city answers, for the description of the schedule calls. */
  readonly callExamples?: CallExamples;
  readonly logo: string;
  readonly icon: string;
  /** The icon in pixels, for phones that take no drawing. */
  readonly iconPixels?: Buffer | undefined;
  /** Where the files are that the operator's content names. */
  readonly filesFolder?: string;
  /** Where the build is. */
  readonly distFolder: string;
}

/** Materials that its feed describes, once a timetable is in service. */
export interface MaterialsOfFeed {
  describe(feed: FeedFacts): Materials;
}

/** What the services and the site of a process are built on alike. */
export interface Foundations {
  readonly config: Config;
  readonly materials: Materials;
  /** What may be lost. */
  readonly store: CacheStore;
  /** What must stay for its time. */
  readonly state: StateStore;
  readonly secret: string;
  readonly security: SecurityHeaders;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly log: Log;
  /** Where this process listens, once it does. */
  ownOrigin(): string | undefined;
}

/** What a process can run: all of it, or some parts beside others elsewhere. */
export const appParts = [
  'site',
  'content',
  'schedule',
  'itinerary',
  'accounts',
  'cache',
] as const satisfies readonly ('site' | ServiceName)[];
export type AppPart = (typeof appParts)[number];

/** Whether a service runs in this process: it is among its parts, and no setting gives an address elsewhere. */
export function isServiceHere(
  name: AppPart & ServiceName,
  { serviceUrls }: Pick<Config, 'serviceUrls'>,
  parts: readonly AppPart[],
): boolean {
  return parts.includes(name) && serviceUrls[name] === undefined;
}
