// A zip to a timetable ready to be asked, as the service does it: node bench/schedule/import.ts ZIP SNAPSHOT
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { importInProcess } from '#services/schedule/feed/import-process.ts';
import { createEdition, openTimetable } from '#transit/index.ts';
import { operator } from '#data/operator.ts';

const [zip = '', snapshotFile = ''] = process.argv.slice(2);
/** As it is built: the sources would have to be read and stripped of their types first. */
const program = pathToFileURL('dist/server/import-child.js');
const startedAt = performance.now();
const { snapshot, peakMb } = await importInProcess({ kind: 'zip', bytes: readFileSync(zip) }, { program });
const { timetable } = createEdition(openTimetable(snapshot), operator);
const ms = performance.now() - startedAt;
writeFileSync(snapshotFile, new Uint8Array(snapshot));
process.stdout.write(
  JSON.stringify({
    ms,
    peakMb,
    snapshotMb: snapshot.byteLength / 1e6,
    stopTimes: timetable.summary.rows['stop_times'] ?? 0,
  }),
);
