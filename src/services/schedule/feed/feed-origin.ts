import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { ServiceClock } from '#lib/time/service-clock.ts';
import { formatIsoDate } from '#lib/time/service-date.ts';
import type { Clock } from '#platform/clock.ts';
import type { CityPlan } from '#demo/city-plan.ts';
import type { FeedOperator } from '#demo/generate-feed.ts';
import type { ImportInput } from './import-messages.ts';
import { feedMarkSchema, isSameContent, sourceDigest } from './source/feed-mark.ts';
import { openFeedSource } from './source/open-feed-source.ts';

/** Changes when the same plan, date and seed give another feed than before. */
const generatorVersion = 1;

/** What tells whether a feed is the one in service. */
export const originMarkSchema = z.union([
  feedMarkSchema,
  z.object({
    kind: z.literal('demo'),
    today: z.string(),
    seed: z.number(),
    /** Of the city and the operator. */
    digest: z.string(),
    generator: z.number(),
  }),
]);
export type OriginMark = z.infer<typeof originMarkSchema>;

/** Whether a loaded feed is, byte for byte, the one that was read before. */
export function isSameFeed(before: OriginMark | undefined, loaded: OriginMark): boolean {
  if (before?.kind === 'demo' || loaded.kind === 'demo') return false;
  return isSameContent(before, loaded);
}

export interface ChangedOrigin {
  /** Read it after `load`, which may add to it. */
  readonly mark: OriginMark;
  load(): Promise<ImportInput>;
}

/** Where the feed in service comes from: an address of the operator's, or the fictional city. */
export interface FeedOrigin {
  readonly isDemo: boolean;
  /** Whether a feed on disk came from here; one from elsewhere is no yardstick for this one. */
  owns(mark: OriginMark): boolean;
  check(known: OriginMark | undefined): Promise<'unchanged' | ChangedOrigin>;
}

export function feedAt(address: string, signal: AbortSignal): FeedOrigin {
  const source = openFeedSource(address, { signal });
  return {
    isDemo: false,
    owns: (mark) => mark.kind !== 'demo' && mark.source === sourceDigest(address),
    check: async (known) => {
      const changed = await source.check(known?.kind === 'demo' ? undefined : known);
      if (changed === 'unchanged') return changed;
      return {
        get mark() {
          return changed.mark;
        },
        load: async () => {
          const loaded = await changed.load();
          return loaded instanceof Uint8Array
            ? { kind: 'zip', bytes: loaded }
            : { kind: 'folder', ...loaded };
        },
      };
    },
  };
}

export interface DemoCity {
  readonly plan: CityPlan;
  readonly operator: FeedOperator;
  readonly seed: number;
}

/** The feed of the fictional city: another one each day, since its window moves with today. */
export function demoFeed({ plan, operator, seed }: DemoCity, clock: Clock, days: ServiceClock): FeedOrigin {
  const digest = sourceDigest(JSON.stringify([plan, operator]));
  return {
    isDemo: true,
    owns: (mark) => mark.kind === 'demo' && mark.seed === seed,
    check: async (known) => {
      const today = formatIsoDate(days.dateAt(clock.now()));
      const mark: OriginMark = { kind: 'demo', today, seed, digest, generator: generatorVersion };
      if (isDeepStrictEqual(known, mark)) return 'unchanged';
      return { mark, load: async () => ({ kind: 'demo', plan, options: { today, seed, operator } }) };
    },
  };
}
