import type { Log } from '#platform/log.ts';
import type { PollOutcome } from './poll-outcome.ts';

/** Logs when a feed breaks and when it is back, once each, however many polls fail in between. */
export function createHealthLog(log: Log, feed: string): (outcome: PollOutcome) => void {
  let isWell = true;
  return (outcome) => {
    const trouble = troubleOf(outcome);
    if (outcome.kind === 'stopped' || isWell === (trouble === undefined)) return;
    isWell = trouble === undefined;
    if (trouble === undefined) log.info({ feed }, 'the real-time feed is back');
    else log.warn({ feed, trouble }, 'the real-time feed is out of order: the schedule stands in');
  };
}

function troubleOf(outcome: PollOutcome): string | undefined {
  if (outcome.kind === 'broken') return `${outcome.fault}: ${outcome.words}`;
  if (outcome.kind === 'frozen') {
    return `frozen: its timestamp has not moved for ${Math.round(outcome.forMs / 1000)} s`;
  }
  return undefined;
}
