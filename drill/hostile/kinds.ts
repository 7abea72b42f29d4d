import { accountKinds } from './kinds/accounts.ts';
import { bodyKinds } from './kinds/bodies.ts';
import { callKinds } from './kinds/calls.ts';
import { closedCallKinds } from './kinds/closed-calls.ts';
import { connectionKinds } from './kinds/connections.ts';
import { oddKinds } from './kinds/odd.ts';
import { readingKinds } from './kinds/reading.ts';
import { refusedKinds } from './kinds/refused.ts';
import { scheduleKinds } from './kinds/schedules.ts';
import { screenKinds } from './kinds/screens.ts';
import { serviceKinds } from './kinds/services.ts';
import type { HostileKind } from './shot.ts';

/** Every kind of request that a stranger can make without a session, in the order they are sent. */
export const hostileKinds: readonly HostileKind[] = [
  ...readingKinds,
  ...scheduleKinds,
  ...screenKinds,
  ...serviceKinds,
  ...callKinds,
  ...bodyKinds,
  ...accountKinds,
  ...connectionKinds,
  ...refusedKinds,
  ...closedCallKinds,
  ...oddKinds,
];
