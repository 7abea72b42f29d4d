import type { Fault } from './fault.ts';
import { contentCompressed } from './faults/content-compressed.ts';
import { contentOutages } from './faults/content-outages.ts';
import { contentSlow } from './faults/content-slow.ts';
import { diskFull } from './faults/disk-full.ts';
import { doors } from './faults/doors.ts';
import { killed } from './faults/killed.ts';
import { outputFull } from './faults/output-full.ts';
import { postgresStopped } from './faults/postgres-stopped.ts';
import { redisOutages } from './faults/redis-away.ts';
import { rollingRestart } from './faults/rolling-restart.ts';
import { scheduleOutages } from './faults/schedule-away.ts';

/** Every fault of the drill, in the order it is run. */
export const faults: readonly Fault[] = [
  ...contentOutages,
  contentSlow,
  contentCompressed,
  ...scheduleOutages,
  postgresStopped,
  ...redisOutages,
  diskFull,
  outputFull,
  killed,
  rollingRestart,
  doors,
];
