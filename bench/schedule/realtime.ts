// A message of 17,000 stop updates taken in while requests wait: node bench/schedule/realtime.ts SNAPSHOT
import { readFileSync } from 'node:fs';
import { operator } from '#data/operator.ts';
import { formatServiceDate } from '#lib/time/service-date.ts';
import type { FeedMessage } from '#transit/realtime/codec/feed-format.ts';
import { readFeedMessageInSteps, writeFeedMessage } from '#transit/realtime/codec/feed-message.ts';
import { createLiveKeeper } from '#transit/realtime/live-keeper.ts';
import { createEdition, type Edition } from '#transit/timetable/edition.ts';
import { openTimetable } from '#transit/timetable/timetable.ts';
import { listCalls } from '#transit/timetable/trips-of-day.ts';

const updates = 17_000;
const perTrip = 17;
const [file = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
const edition = createEdition(openTimetable(buffer), operator);
const now = edition.clock.toInstant(edition.timetable.firstDate + 7, 8 * 3600);
const keeper = createLiveKeeper({ edition, areFeedsExpected: true });

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
  await keeper.apply('bench', await readFeedMessageInSteps(message), receivedAt);
  const ms = performance.now() - startedAt;
  isWatching = false;
  watch();
  return { ms, longestHoldMs };
}

/** Trips under way at that hour, each late by its own minutes at seventeen of its stops. */
function makeMessage({ timetable, clock }: Edition, at: number, round: number): FeedMessage {
  const date = clock.dateAt(at);
  const active = timetable.servicesOn(date);
  const timestamp = Math.floor(at / 1000);
  const entities: FeedMessage['entities'][number][] = [];
  for (let trip = 0; trip < timetable.tripStart.length && entities.length * perTrip < updates; trip += 1) {
    if (active[timetable.tripService[trip] as number] === 0) continue;
    const calls = listCalls(timetable, trip);
    if (calls.length < perTrip) continue;
    const stopTimeUpdates = calls.slice(0, perTrip).map(({ stop, departure }) => ({
      stopId: timetable.stops[stop]?.id ?? '',
      arrival: { time: Math.floor(clock.toInstant(date, departure) / 1000) + ((trip + round) % 9) * 60 },
      departure: { time: Math.floor(clock.toInstant(date, departure) / 1000) + ((trip + round) % 9) * 60 },
      scheduleRelationship: 'scheduled' as const,
    }));
    const descriptor = {
      tripId: timetable.tripId(trip),
      startDate: formatServiceDate(date),
      scheduleRelationship: 'scheduled' as const,
    };
    entities.push({
      id: String(trip),
      isDeleted: false,
      tripUpdate: { trip: descriptor, stopTimeUpdates, timestamp },
    });
  }
  return { header: { version: '2.0', incrementality: 'full-dataset', timestamp }, entities };
}
