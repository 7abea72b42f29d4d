import type { Copies } from '#clients/copies/copies.ts';
import type { Transport } from '#platform/transport.ts';
import { createAsk } from './ask.ts';
import { createLineCalls, type LineCalls } from './line-calls.ts';
import { createNetworkCalls, type NetworkCalls } from './network-calls.ts';
import { createNoticeCalls, type NoticeCalls } from './notice-calls.ts';
import { createStopCalls, type StopCalls } from './stop-calls.ts';

/**
 * The timetables in the site's words. What is of the whole network comes through copies (see `clients/copies`); all else is
 * asked for each time, since it is never the same for long. What does not exist is undefined; a day without a published
 * schedule is thrown as `not-found`.
 */
export interface ScheduleClient extends NetworkCalls, NoticeCalls, StopCalls, LineCalls {
  /** The same for another moment (ms): as planned, without real time. */
  at(moment: number): ScheduleClient;
}

export function createScheduleClient(transport: Transport, copies: Copies, moment?: number): ScheduleClient {
  const ask = createAsk(transport, moment);
  return {
    at: (another) => createScheduleClient(transport, copies, another),
    ...createNetworkCalls(ask, copies),
    ...createNoticeCalls(ask, copies),
    ...createStopCalls(ask),
    ...createLineCalls(ask),
  };
}
