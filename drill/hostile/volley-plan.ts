import type { HistogramJson } from '../load/histogram.ts';
import type { Facts } from './facts.ts';
import type { Manner } from './shot.ts';

/** To the process of the hostile client: one kind, for so long, from one address of this machine. */
export interface VolleyOrder {
  readonly kind: string;
  readonly manner: Manner;
  readonly seconds: number;
  readonly from: string;
  readonly facts: Facts;
}

/** From it: what became of the requests. */
export interface VolleyReport {
  /** Answers by status; `lost` where the connection ended without one, `unanswered` where none came in time. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly times: HistogramJson;
  /** Requests that were due and not sent, because too many others waited for their answer. */
  readonly unsent: number;
}
