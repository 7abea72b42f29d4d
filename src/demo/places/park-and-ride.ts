import type { CityPlan, LinePlan } from '../city-plan.ts';
import { toPosition, type Position } from './position.ts';

export interface ParkAndRide {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly position: Position;
  readonly places: number;
  /** Numbers of the lines that begin, end or call there. */
  readonly lines: readonly string[];
  readonly accessible: boolean;
}

/** The parking lots of the network; a lot lies off the street, so only lines sent there serve it. */
export function listParkAndRide(plan: CityPlan): ParkAndRide[] {
  return plan.lots.map(({ landmark, address, places, accessible }, index) => {
    const place = plan.landmarks.find(({ key }) => key === landmark);
    return {
      id: index + 1,
      name: place?.name ?? landmark,
      address,
      city: plan.name,
      position: toPosition(plan.origin, place?.at ?? { east: 0, north: 0 }),
      places,
      lines: plan.lines.filter((line) => serves(line, landmark)).map(({ number }) => number),
      accessible,
    };
  });
}

function serves({ ends, from, along }: LinePlan, landmark: string): boolean {
  return ends.some((end) => end === landmark) || from === landmark || along.includes(`@${landmark}`);
}
