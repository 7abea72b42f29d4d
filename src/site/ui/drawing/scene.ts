import type { ReactNode } from 'react';
import type { Mode } from '#domain/mode.ts';
import type { Operator } from '#domain/operator.ts';

/** Whose drawing it is. */
export interface SceneLook {
  readonly mode: Mode;
  readonly scenery?: Operator['scenery'];
}

/** Those that only pages that stand out have. */
export type SceneName = 'bus' | 'bridge' | 'bridge-snow' | 'ramparts' | 'card' | 'snow' | 'lost';

/** What a drawing shows, 320 × 160, around the vehicle of whoever's site it is. */
export type Scene = (look: SceneLook) => ReactNode;
