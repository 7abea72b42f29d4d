import type { Browser } from 'playwright-core';
import type { Fault } from './fault.ts';
import { readFeed } from './feeds/read-feed.ts';
import type { TourFeed } from './feeds/tour-feed.ts';
import { choosePages, lookAtPages, type Looks } from './looks/look-at-pages.ts';
import type { Sample } from './visits/itinerary.ts';
import { startSite } from './visits/site.ts';
import { visitSite } from './visits/visit-site.ts';

export interface TourOptions extends Sample {
  readonly looks: Looks;
  /** Without one, pages are read but not looked at. */
  readonly browser?: Browser | undefined;
}

/** What a tour found; the feed of one that could not be made has the fault as its only one. */
export interface TourOutcome {
  readonly name: string;
  readonly pages: number;
  readonly looked: number;
  readonly firstStopMs: number | undefined;
  readonly faults: readonly Fault[];
}

/** All that is looked at, unless a caller has less time. */
export const wholeTour = {
  stops: 50,
  lines: Infinity,
  looks: 'each kind and all content',
  seed: 1,
} as const;
/** A look at each kind of page. */
export const quickTour = { stops: 3, lines: 2, looks: 'each kind', seed: 1 } as const;

/** A whole site over one feed, from its start to its last page. */
export async function tourFeed(feed: TourFeed, options: TourOptions): Promise<TourOutcome> {
  const read = readFeed(feed);
  const site = await startSite(read);
  try {
    const { pages, faults } = await visitSite(site.origin, read, options);
    const chosen = options.browser ? choosePages(pages, options.looks) : [];
    const seen = options.browser ? await lookAtPages(options.browser, site.origin, chosen) : [];
    return {
      name: feed.name,
      pages: pages.length,
      looked: chosen.length,
      firstStopMs: site.firstStopMs,
      faults: [...faults, ...seen, ...loggedFaults(site.program.logs())],
    };
  } finally {
    await site.program.stop();
  }
}

/** What a rider may never bring about; warnings are about the feed, or about the clock that is set. */
function loggedFaults(lines: readonly Record<string, unknown>[]): Fault[] {
  const errors = lines.filter(({ level }) => Number(level) >= 50);
  const said = new Set(
    errors.map(({ msg, err }) => `${String(msg)} ${JSON.stringify(err ?? '')}`.slice(0, 300)),
  );
  return [...said].map((about) => ({ kind: 'other', path: 'the log', about }));
}
