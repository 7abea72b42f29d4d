import type { ServiceTypeKey } from '#domain/operator.ts';
import type { LineLook, LinePlan } from '#demo/city-plan.ts';
import { districtLines } from './network/district-lines.ts';
import { rushHourLines } from './network/rush-hour-lines.ts';
import { schoolLines } from './network/school-lines.ts';
import { trunkLines } from './network/trunk-lines.ts';
import { nightLines } from './network/night-lines.ts';

export type { LinePlan } from '#demo/city-plan.ts';

/** The colours riders know the kinds of service by, as the feed gives them. */
export const lineLooks: Readonly<Record<ServiceTypeKey, LineLook>> = {
  metrobus: { colour: '97BF0D', textColour: '000000' },
  lebus: { colour: '013888', textColour: 'FFFFFF' },
  industriel: { colour: '013888', textColour: 'FFFFFF' },
  ecole: { colour: '013888', textColour: 'FFFFFF' },
  express: { colour: 'E04503', textColour: '000000' },
  couchetard: { colour: '1A171B', textColour: 'FFFFFF' },
};

export const lines: readonly LinePlan[] = [
  ...trunkLines,
  ...districtLines,
  ...schoolLines,
  ...rushHourLines,
  ...nightLines,
];
