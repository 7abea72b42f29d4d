import { toCoordinates } from '#lib/local-plane.ts';
import type { CityPlan, LinePlan } from '../city-plan.ts';

/** Where fares are sold, in the order of the plan. */
export function listPointsOfSale(plan: CityPlan) {
  return plan.pointsOfSale.map(({ at, ...facts }, index) => ({
    id: index + 1,
    ...facts,
    city: plan.name,
    ...toCoordinates(plan.origin, at),
  }));
}

/** The parking lots of the network; a lot lies off the street, so only lines sent there serve it. */
export function listParkAndRide(plan: CityPlan) {
  return plan.lots.map(({ landmark, ...facts }, index) => {
    const place = plan.landmarks.find(({ key }) => key === landmark);
    return {
      id: index + 1,
      name: place?.name ?? landmark,
      ...facts,
      lines: plan.lines.filter((line) => serves(line, landmark)).map(({ number }) => number),
      ...toCoordinates(plan.origin, place?.at ?? { east: 0, north: 0 }),
    };
  });
}

function serves({ ends, from, along }: LinePlan, landmark: string): boolean {
  return ends.some((end) => end === landmark) || from === landmark || along.includes(`@${landmark}`);
}
