// A start from the snapshot, in a process of its own: node bench/schedule/open.ts SNAPSHOT
import { readFileSync } from 'node:fs';
import { operator } from '#data/operator.ts';
import { createEdition, openTimetable } from '#transit/index.ts';

const [file = ''] = process.argv.slice(2);
const startedAt = performance.now();
const bytes = readFileSync(file);
const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
createEdition(openTimetable(buffer), operator);
process.stdout.write(JSON.stringify({ ms: performance.now() - startedAt }));
