import { bodyKinds } from './kinds/bodies.ts';
import { oddKinds } from './kinds/odd.ts';
import { readingKinds } from './kinds/reading.ts';
import { scheduleKinds } from './kinds/schedules.ts';
import { serviceKinds } from './kinds/services.ts';
import type { HostileKind } from './shot.ts';

/** Every kind of request that a stranger can make without a session, in the order they are sent. */
export const hostileKinds: readonly HostileKind[] = [
  ...readingKinds,
  ...scheduleKinds,
  ...serviceKinds,
  ...bodyKinds,
  ...oddKinds,
];
