// A start from the snapshot, in a process of its own: node bench/schedule/open.ts SNAPSHOT
import { editionsIn } from './workload.ts';

const [file = ''] = process.argv.slice(2);
const startedAt = performance.now();
editionsIn(file)();
process.stdout.write(JSON.stringify({ ms: performance.now() - startedAt }));
