import type { OwnStops } from './what-leaves.ts';

/** What a page tells the service worker once it is shown and the browser is idle. */
export interface PageShown {
  readonly kind: 'shown';
  readonly path: string;
  /** The pages that stand in for others without a network, one for each language. */
  readonly offline: readonly string[];
  /** Pages that are always kept: the home page, stops with the star. */
  readonly always: readonly string[];
  readonly own: OwnStops;
  readonly theme: string;
  /** The visitor saves data: what is kept stays, nothing more is asked for. */
  readonly savesData: boolean;
}

export function isPageShown(message: unknown): message is PageShown {
  return (message as Partial<PageShown> | null)?.kind === 'shown';
}
