import { stopAtEnd } from '#site/routing/schedule-paths.ts';
import type { KeptPage } from './kept-page.ts';

/** The stops of whoever uses the device, by their numbers. */
export interface OwnStops {
  /** With the star. */
  readonly kept: readonly string[];
  /** Looked at, the latest first. */
  readonly recent: readonly string[];
}

export const mostPages = 40;
export const mostBytes = 10_000_000;
const dayMs = 24 * 3600 * 1000;

/** A device whose clock was set back knows no ages any more. */
export function isOver({ at, until }: Pick<KeptPage, 'at' | 'until'>, now: number): boolean {
  return until <= now || at > now + dayMs;
}

interface Circumstances {
  readonly own: OwnStops;
  readonly now: number;
  /** The page on screen. */
  readonly shown: string;
}

/**
 * The pages to drop: those whose time is over, stops that are not among the rider's own any more, and the oldest ones
 * where there are too many. Stops with the star go last, the pages everybody needs never.
 */
export function whatLeaves(pages: readonly KeptPage[], { own, now, shown }: Circumstances): KeptPage[] {
  const mine = new Set([...own.kept, ...own.recent]);
  const isForgotten = (page: KeptPage) =>
    page.kind === 'stop' && page.path !== shown && !mine.has(stopAtEnd(page.path));
  const leaving = pages.filter((page) => isOver(page, now) || isForgotten(page));
  const staying = pages.filter((page) => !leaving.includes(page));
  const isStarred = ({ kind, path }: KeptPage) => kind === 'stop' && own.kept.includes(stopAtEnd(path));
  const candidates = staying
    .filter(({ kind, path }) => kind !== 'frame' && path !== shown)
    .toSorted((one, two) => Number(isStarred(one)) - Number(isStarred(two)) || one.at - two.at);
  let count = staying.length;
  let bytes = staying.reduce((sum, page) => sum + page.bytes, 0);
  for (const page of candidates) {
    if (count <= mostPages && bytes <= mostBytes) break;
    leaving.push(page);
    count -= 1;
    bytes -= page.bytes;
  }
  return leaving;
}

/** A page that was visited is asked for again after five minutes, one that is only kept after a day. */
export const visitedAfterMs = 5 * 60_000;
export const keptAfterMs = dayMs;

/** Whether a page is old enough to be asked for again. */
export function isDue(page: KeptPage | undefined, afterMs: number, now: number): boolean {
  return page === undefined || isOver(page, now) || now - page.at >= afterMs;
}
