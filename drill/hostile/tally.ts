import type { Agent } from 'node:http';
import type { Histogram } from '../load/histogram.ts';
import type { VolleyOrder } from './volley-plan.ts';

/** What became of the requests of a volley so far. */
export interface Tally {
  readonly order: VolleyOrder;
  readonly agent: Agent;
  readonly statuses: Record<string, number>;
  readonly times: Histogram;
  /** Ends what is under way. */
  readonly endings: Set<() => void>;
  unsent: number;
}

export function note({ statuses }: Pick<Tally, 'statuses'>, outcome: string | number): void {
  statuses[outcome] = (statuses[outcome] ?? 0) + 1;
}

const statusLine = Buffer.from('HTTP/1.1 ');

/** Notes the answers of a connection by their status lines; one that two chunks share is not counted. */
export function noteAnswers(chunk: Buffer, tally: Tally): void {
  for (let at = chunk.indexOf(statusLine); at >= 0; at = chunk.indexOf(statusLine, at + 12)) {
    const status = chunk.toString('latin1', at + 9, at + 12);
    if (/^\d{3}$/.test(status)) note(tally, status);
  }
}
