// A message of 17,000 stop updates taken in while requests wait: node bench/schedule/realtime.ts SNAPSHOT
import { createLiveTracker, readFeedMessage, writeFeedMessage } from '#transit/index.ts';
import { editionsIn, makeMessage } from './workload.ts';

const [file = ''] = process.argv.slice(2);
const edition = editionsIn(file)();
const now = edition.clock.toInstant(edition.timetable.firstDate + 7, 8 * 3600);
const tracker = createLiveTracker({ edition, areFeedsExpected: true });

const times: { ms: number; longestHoldMs: number }[] = [];
for (let round = 0; round < 12; round += 1) {
  const message = writeFeedMessage(makeMessage(edition, now + round * 1000, round));
  times.push(await takeIn(message, now + round * 1000));
}
// The first rounds compile the code; a service that has run for a minute has had them.
const warm = times.slice(4).toSorted((one, two) => one.ms - two.ms);
process.stdout.write(
  JSON.stringify({
    ms: warm[Math.floor(warm.length / 2)]?.ms,
    longestHoldMs: Math.max(...warm.map(({ longestHoldMs }) => longestHoldMs)),
    firstMs: times[0]?.ms,
    firstHoldMs: times[0]?.longestHoldMs,
  }),
);

async function takeIn(message: Uint8Array, receivedAt: number) {
  let longestHoldMs = 0;
  let before = performance.now();
  let isWatching = true;
  const watch = () => {
    const at = performance.now();
    longestHoldMs = Math.max(longestHoldMs, at - before);
    before = at;
    if (isWatching) setImmediate(watch);
  };
  setImmediate(watch);
  const startedAt = performance.now();
  await tracker.apply('bench', await readFeedMessage(message), receivedAt);
  const ms = performance.now() - startedAt;
  isWatching = false;
  watch();
  return { ms, longestHoldMs };
}
