import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServiceClock } from '#lib/time/service-clock.ts';
import { fixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { forgeZip } from '#tests/support/forged-zip.ts';
import { countTrips, type Timetable } from '#transit/index.ts';
import {
  testDays,
  tripsAt,
  wholeFeed,
  writeFeedFolder,
  zipFeed,
  type Tables,
} from '#tests/support/feed-folder.ts';
import { testInstant } from '#tests/support/instant.ts';
import { createEditionStore } from './edition-store.ts';
import { FeedWatch, type FeedWatchOptions } from './feed-watch.ts';
import { importedOf } from './import-process.ts';
import { runImport } from './run-import.ts';
import { openFeedSource } from './source/open-feed-source.ts';

let place: string;
let file: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'parcours-watch-'));
  file = join(place, 'gtfs.zip');
});
afterEach(() => {
  chmodSync(place, 0o755);
  rmSync(place, { recursive: true, force: true });
});

const usual = wholeFeed(tripsAt('08:00', '09:00', '10:00', '11:00'));
const put = (tables: Tables) => writeFileSync(file, zipFeed(tables));
const snapshots = () => join(place, 'snapshots');

/** A watch that has looked for its feed once; imports run in this thread. */
async function startWatch(options: Partial<FeedWatchOptions> = {}, folder = snapshots(), address = file) {
  const days = createServiceClock('America/New_York', 4);
  const clock = fixedClock(testInstant);
  const published: Timetable[] = [];
  const words: string[] = [];
  /** What is said of the days of the feed, which lasts a week. */
  const ends: string[] = [];
  const counts = { imports: 0 };
  const log = createLog('debug', {
    write: (line) => {
      const { msg, lastDay } = JSON.parse(line) as { msg: string; lastDay?: string };
      (lastDay === undefined ? words : ends).push(msg);
    },
  });
  const watch = new FeedWatch({
    source: openFeedSource(address),
    store: createEditionStore(folder, (reason) => log.warn(`damaged: ${reason}`)),
    thresholds: { maxErrorPercent: 2, maxLossPercent: 40 },
    clock,
    log,
    signal: new AbortController().signal,
    today: () => days.dateAt(clock.now()),
    publish: async (timetable) => void published.push(timetable),
    ...options,
    importFeed: async (input) => {
      counts.imports += 1;
      return options.importFeed ? options.importFeed(input) : importedOf(await runImport(input));
    },
  });
  await watch.start();
  await watch.idle();
  const trips = () => published.map(countTrips).at(-1);
  return { watch, clock, published, words, ends, counts, trips };
}

describe('the watch over the feed', () => {
  it('starts from the snapshot and reads nothing when nothing changed', async () => {
    put(usual);
    expect((await startWatch()).counts.imports).toBe(1);
    const again = await startWatch();
    expect([again.counts.imports, again.trips(), again.watch.outcome?.kind]).toEqual([0, 4, 'accepted']);
  });

  it('serves the snapshot first and then the feed that came meanwhile', async () => {
    put(usual);
    await startWatch();
    put(wholeFeed(tripsAt('08:00', '09:00', '10:00')));
    const { published } = await startWatch();
    expect(published.map(countTrips)).toEqual([4, 3]);
  });

  it('says that the feed ends soon, then that it is over, once a day', async () => {
    put(usual);
    const { watch, clock, ends } = await startWatch();
    expect(ends).toEqual(['the feed ends soon: the next one has to be published before']);
    await watch.refresh();
    expect(ends).toHaveLength(1);
    clock.advance(60 * 86_400_000);
    await watch.refresh();
    await watch.refresh();
    expect(ends.slice(1)).toEqual(['the feed is over: no departures are shown until there is a newer one']);
  });

  it('does not read the same bytes again under another date', async () => {
    put(usual);
    const { watch, counts } = await startWatch();
    utimesSync(file, 1, 1);
    await watch.refresh();
    expect(counts.imports).toBe(1);
  });

  it.each([
    [
      'damaged',
      () => writeFileSync(join(snapshots(), 'timetable.snapshot'), flipped()),
      'damaged: snapshot damaged',
    ],
    [
      'cut short',
      () => truncateSync(join(snapshots(), 'timetable.snapshot'), 1000),
      'damaged: snapshot of another length',
    ],
    [
      'of another version',
      () => writeFileSync(join(snapshots(), 'timetable.snapshot'), flipped(8)),
      'damaged: snapshot of another version',
    ],
    ['gone', () => rmSync(join(snapshots(), 'timetable.snapshot')), /^damaged: ENOENT/],
    [
      'told of by nonsense',
      () => writeFileSync(join(snapshots(), 'timetable.json'), '{"mark":'),
      /^damaged: /,
    ],
    [
      'told of by another card',
      () => writeFileSync(join(snapshots(), 'timetable.json'), '{"mark":1}'),
      /^damaged: /,
    ],
  ])('builds a snapshot anew that is %s, and says so', async (_name, spoil, words) => {
    put(usual);
    await startWatch();
    spoil();
    const again = await startWatch();
    expect([again.counts.imports, again.trips()]).toEqual([1, 4]);
    expect(again.words[0]).toMatch(words);
    expect((await startWatch()).counts.imports).toBe(0);
  });

  it('reads the feed again without a word when its card is gone, or its archive', async () => {
    put(usual);
    await startWatch();
    rmSync(join(snapshots(), 'timetable.json'));
    expect((await startWatch()).words).toEqual(['feed in service']);
    rmSync(join(snapshots(), 'gtfs.zip'));
    const again = await startWatch();
    expect(again.published).toHaveLength(2);
    expect(readFileSync(join(snapshots(), 'gtfs.zip'))).toEqual(Buffer.from(zipFeed(usual)));
  });

  it('serves a feed that it cannot keep, and says that', async () => {
    put(usual);
    writeFileSync(join(place, 'in-the-way'), '');
    const { watch, words, trips } = await startWatch({}, join(place, 'in-the-way', 'snapshots'));
    expect([trips(), watch.outcome?.kind]).toEqual([4, 'accepted']);
    expect(words.at(-1)).toBe('the feed in service cannot be kept: the next start reads it anew');
  });

  it('reads a feed again when the import broke down, as it may pass', async () => {
    put(usual);
    const broken = await startWatch({
      importFeed: () => Promise.reject(new Error('the import ended without an answer (1)')),
    });
    expect(broken.watch.outcome).toMatchObject({
      kind: 'unreadable',
      words: { en: 'The import failed for an unforeseen reason.' },
    });
    await broken.watch.refresh();
    expect(broken.counts.imports).toBe(2);
  });

  it('leaves what is in service alone when a feed cannot be put into service', async () => {
    put(usual);
    let isRefusing = false;
    const { watch, counts } = await startWatch({
      publish: async () => {
        if (isRefusing) throw new Error('no room');
      },
    });
    isRefusing = true;
    put(wholeFeed(tripsAt('08:00', '09:00', '10:00')));
    await watch.refresh();
    expect(watch.outcome?.kind).toBe('unreadable');
    isRefusing = false;
    await watch.refresh();
    expect([watch.outcome?.kind, counts.imports]).toEqual(['accepted', 3]);
  });

  it('does not measure a feed against one from elsewhere', async () => {
    put(usual);
    await startWatch();
    const other = writeFeedFolder(join(place, 'other'), wholeFeed(tripsAt('12:00')));
    const { published, watch } = await startWatch({}, snapshots(), other);
    expect([published.map(countTrips), watch.outcome?.kind]).toEqual([[1], 'accepted']);
  });
});

/** The snapshot with one byte changed, the last unless told. */
function flipped(at = -1): Uint8Array {
  const bytes = readFileSync(join(snapshots(), 'timetable.snapshot'));
  const offset = at < 0 ? bytes.length + at : at;
  bytes.writeUInt8((bytes.readUInt8(offset) + 1) % 256, offset);
  return bytes;
}

describe('a feed that is not fit', () => {
  /** The usual feed with rows of a trip that is not there. */
  const faulty = (rows: number) => ({
    ...usual,
    'stop_times.txt': `${usual['stop_times.txt']}${'\nT9,08:00:00,08:00:00,s-1001,1'.repeat(rows)}`,
  });
  const bytes = (text: string) => Buffer.from(text);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(usual).filter(([each]) => each !== name));
  const giant = `${usual['stops.txt']}\nx,"${'y'.repeat(2_000_000)}`;

  it.each([
    [
      'a truncated zip',
      () => zipFeed(usual).subarray(0, 900),
      'The zip archive is incomplete: its end is missing.',
    ],
    [
      'a zip bomb',
      () => forgeZip([{ name: 'stops.txt', content: bytes('x'), declaredBytes: 2 ** 31 - 1 }]),
      /^The zip archive is larger than allowed once decompressed/,
    ],
    [
      'a path that climbs out',
      () => forgeZip([{ name: '../trips.txt', content: bytes('x') }]),
      /^The zip archive contains a forbidden path/,
    ],
    ['a page of the web', () => bytes('<html>'), 'The file is not a zip archive.'],
    ['no stops', () => zipFeed(without('stops.txt')), 'A required table is missing (stops.txt).'],
    [
      'no calendar',
      () => zipFeed(without('calendar_dates.txt')),
      'A required table is missing (calendar.txt, calendar_dates.txt).',
    ],
    ['no trips', () => zipFeed({ ...usual, 'trips.txt': '' }), 'No trip can be used.'],
    [
      'a field without end',
      () => zipFeed({ ...usual, 'stops.txt': giant }),
      'Too many rows with errors: 2.8%.',
    ],
  ])('is named in both languages, read once, and changes nothing: %s', async (_name, make, said) => {
    put(usual);
    const { watch, counts, published, trips } = await startWatch();
    writeFileSync(file, make());
    await watch.refresh();
    await watch.refresh();
    const { outcome } = watch;
    if (!outcome || outcome.kind === 'accepted') throw new Error('accepted');
    expect(outcome.words.en).toMatch(said);
    expect(outcome.words.fr).not.toBe(outcome.words.en);
    expect([counts.imports, published.length, trips()]).toEqual([2, 1, 4]);
    put(wholeFeed(tripsAt('08:00', '09:00', '10:00')));
    await watch.refresh();
    expect([watch.outcome?.kind, trips()]).toEqual(['accepted', 3]);
  });

  it('loses too many trips of the coming days, and is judged anew when the day has changed', async () => {
    put(usual);
    const { watch, clock, trips } = await startWatch();
    // The next period, published before it begins.
    const days = Array.from({ length: 8 }, (_, day) => String(20261123 + day));
    put(wholeFeed(tripsAt('08:00', '09:00'), days));
    await watch.refresh();
    expect(watch.outcome).toMatchObject({
      kind: 'refused',
      words: {
        fr: 'Les 7 prochains jours perdraient 100\u00A0% de leurs voyages.',
        en: 'The next 7 days would lose 100% of their trips.',
      },
    });
    clock.advance(8 * 86_400_000);
    await watch.refresh();
    expect([watch.outcome?.kind, trips()]).toEqual(['accepted', 2]);
  });

  it('is served with a loud warning when nothing else is there, from the snapshot too', async () => {
    put(faulty(1));
    const first = await startWatch();
    const warning = {
      fr: 'En service malgré trop de lignes en erreur\u00A0: 2,8\u00A0%.',
      en: 'In service despite too many rows with errors: 2.8%.',
    };
    expect([first.watch.outcome?.kind, first.trips(), first.watch.warning]).toEqual(['accepted', 4, warning]);
    expect(first.words).toEqual(['feed in service despite too many errors, as there is no other']);
    const again = await startWatch();
    expect([again.counts.imports, again.watch.warning]).toEqual([0, warning]);
    expect(again.words).toEqual(['feed in service despite too many errors, as there is no other']);
  });

  it('gives way to any that is not worse in kind, and not the other way round', async () => {
    put(faulty(1));
    const { watch, trips } = await startWatch();
    put(faulty(2));
    await watch.refresh();
    expect([watch.outcome?.kind, watch.warning?.en]).toEqual([
      'accepted',
      'In service despite too many rows with errors: 5.4%.',
    ]);
    put(usual);
    await watch.refresh();
    expect([watch.outcome?.kind, watch.warning, trips()]).toEqual(['accepted', undefined, 4]);
    put(faulty(1));
    await watch.refresh();
    expect([watch.outcome?.kind, watch.warning]).toEqual(['refused', undefined]);
  });

  it.each([
    ['cannot be read', () => Buffer.from('<html>')],
    ['has no trip', () => zipFeed({ ...usual, 'trips.txt': '' })],
  ])('is not served when it %s, even if nothing else is there', async (_, make) => {
    writeFileSync(file, make());
    const { watch, published } = await startWatch();
    expect([published, watch.warning]).toEqual([[], undefined]);
    expect(watch.outcome?.kind).toMatch(/refused|unreadable/);
  });

  it('is fit when one service that is not there takes many rows with it', async () => {
    const trips = (usual['trips.txt'] ?? '').replace('r-1,daily,T0800', 'r-1,nightly,T0800');
    put({ ...usual, 'trips.txt': trips });
    const { watch, trips: served } = await startWatch({
      thresholds: { maxErrorPercent: 3, maxLossPercent: 40 },
    });
    expect([served(), watch.warning]).toEqual([3, undefined]);
    expect(watch.outcome).toMatchObject({
      kind: 'accepted',
      summary: { errors: 1, leftOut: { stop_times: 3 } },
    });
  });

  it('may lose as many trips as allowed, and not one more', async () => {
    put(wholeFeed(tripsAt('06:00', '07:00', '08:00', '09:00', '10:00')));
    const { watch } = await startWatch();
    put(wholeFeed(tripsAt('06:00', '07:00', '08:00')));
    await watch.refresh();
    expect(watch.outcome?.kind).toBe('accepted');
    put(wholeFeed(tripsAt('06:00', '07:00', '08:00'), testDays.slice(0, 7)));
    await watch.refresh();
    expect(watch.outcome?.kind).toBe('refused');
  });
});
