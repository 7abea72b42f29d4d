import type { HistogramJson } from './histogram.ts';

/** One kind of visitor: what they ask for and how often, whatever becomes of it. `{n}` stands for a running number. */
export interface Visitors {
  readonly name: string;
  readonly origin: string;
  /** In turn. */
  readonly paths: readonly string[];
  readonly perSecond: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The address of this machine they come from; several in turn. */
  readonly from?: string | readonly string[];
}

/** What became of the requests of one kind of visitor. */
export interface FiguresJson {
  /** Answers by status; `lost` where none came. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  readonly times: HistogramJson;
}

/** To the process that asks. */
export type Order =
  | { readonly start: readonly Visitors[] }
  | { readonly take: number }
  | { readonly stop: true };

/** From it: what was seen since the last time, and how late it sent a request at worst (ms). */
export interface Report {
  readonly take: number | 'last';
  readonly figures: Readonly<Record<string, FiguresJson>>;
  readonly latestMs: number;
}
