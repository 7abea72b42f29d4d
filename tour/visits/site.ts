import { setTimeout as wait } from 'node:timers/promises';
import { startProgram, type Program } from '#tests/support/program.ts';
import { ask } from '../pages/ask.ts';
import type { ReadFeed } from '../feeds/tour-feed.ts';
import { readSitemap } from './read-sitemap.ts';

/** The built site of a feed, in a process of its own. */
export interface TouredSite {
  readonly origin: string;
  readonly program: Program;
  /** From the start of the process to its first page of a stop, whole (ms). */
  readonly firstStopMs: number;
}

const patienceMs = 120_000;

/** Starts the site with the feed and nothing else of an operator's; the other settings are about the tour. */
export async function startSite({ path, clock }: ReadFeed, port = 0): Promise<TouredSite> {
  const startedAt = performance.now();
  const program = startProgram({
    settings: {
      SCHEDULE_FEED: path,
      CLOCK: clock,
      PORT: String(port),
      // All visits come from one address.
      RATE_LIMIT_PER_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
    },
  });
  try {
    const origin = await program.ready;
    await visitFirstStop(origin, startedAt);
    return { origin, program, firstStopMs: Math.round(performance.now() - startedAt) };
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/** Until the timetable is in service, the list of pages has no stop. What the page is like is judged with all others. */
async function visitFirstStop(origin: string, startedAt: number): Promise<void> {
  while (performance.now() - startedAt < patienceMs) {
    const [first] = await readSitemap(origin);
    const last = first?.at(-1);
    const answer = last === undefined ? undefined : await ask(origin, last);
    if (answer && answer.status < 500) return;
    await wait(100);
  }
  throw new Error(`no page of a stop within ${patienceMs / 1000} s`);
}
