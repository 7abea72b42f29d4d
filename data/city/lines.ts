import type { CityPlan, LinePlan } from '#demo/city-plan.ts';
import { districtLines } from './network/district-lines.ts';
import { rushHourLines } from './network/rush-hour-lines.ts';
import { schoolLines } from './network/school-lines.ts';
import { trunkLines } from './network/trunk-lines.ts';
import { nightLines } from './network/night-lines.ts';

const blue = { colour: '013888', textColour: 'FFFFFF', majorFirst: false, takesBikes: false };

/** How the lines of each service type look in the feed, stop and drive. */
export const lineKinds: CityPlan['kinds'] = {
  metrobus: {
    colour: '97BF0D',
    textColour: '000000',
    apartKm: 0.36,
    majorFirst: true,
    kmh: 29,
    stopMinutes: 0.45,
    takesBikes: true,
    bunches: true,
  },
  lebus: { ...blue, apartKm: 0.15, kmh: 30, stopMinutes: 0.35 },
  industriel: { ...blue, apartKm: 0.3, kmh: 33, stopMinutes: 0.2 },
  ecole: { ...blue, apartKm: 0.15, kmh: 28, stopMinutes: 0.4 },
  express: {
    colour: 'E04503',
    textColour: '000000',
    apartKm: 0.75,
    majorFirst: true,
    kmh: 36,
    stopMinutes: 0.5,
    takesBikes: true,
  },
  couchetard: { ...blue, colour: '1A171B', apartKm: 0.3, kmh: 34, stopMinutes: 0.15 },
};

export const lines: readonly LinePlan[] = [
  ...trunkLines,
  ...districtLines,
  ...schoolLines,
  ...rushHourLines,
  ...nightLines,
];
