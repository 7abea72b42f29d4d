// A zip to a timetable ready to be asked, as the service does it: node bench/schedule/import.ts ZIP SNAPSHOT
import { readFileSync, writeFileSync } from 'node:fs';
import { importInThread } from '#services/schedule/feed/import-thread.ts';
import { createEdition } from '#services/schedule/timetable/edition.ts';
import { openTimetable } from '#services/schedule/timetable/timetable.ts';
import { operator } from '#data/operator.ts';

const [zip = '', snapshotFile = ''] = process.argv.slice(2);
const startedAt = performance.now();
const { snapshot } = await importInThread({ kind: 'zip', bytes: readFileSync(zip) });
const { timetable } = createEdition(openTimetable(snapshot), operator);
const ms = performance.now() - startedAt;
writeFileSync(snapshotFile, new Uint8Array(snapshot));
process.stdout.write(
  JSON.stringify({
    ms,
    peakMb: process.resourceUsage().maxRSS / 1024,
    snapshotMb: snapshot.byteLength / 1e6,
    stopTimes: timetable.summary.rows['stop_times'] ?? 0,
  }),
);
