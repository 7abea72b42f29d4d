import { toCoordinates } from '#lib/local-plane.ts';
import type { CityPlan, LinePlan } from '../city-plan.ts';

/** Where fares are sold, in the order of the plan. */
export function listPointsOfSale(plan: CityPlan) {
  return plan.pointsOfSale.map(({ name, kind, address, postalCode, phone, hours, titles, at }, index) => ({
    id: index + 1,
    name,
    kind,
    address,
    city: plan.name,
    postalCode,
    phone,
    hours,
    titles,
    ...toCoordinates(plan.origin, at),
  }));
}

/** The parking lots of the network; a lot lies off the street, so only lines sent there serve it. */
export function listParkAndRide(plan: CityPlan) {
  return plan.lots.map(({ landmark, address, spaces, accessible }, index) => {
    const place = plan.landmarks.find(({ key }) => key === landmark);
    return {
      id: index + 1,
      name: place?.name ?? landmark,
      address,
      spaces,
      lines: plan.lines.filter((line) => serves(line, landmark)).map(({ number }) => number),
      accessible,
      ...toCoordinates(plan.origin, place?.at ?? { east: 0, north: 0 }),
    };
  });
}

function serves({ ends, from, along }: LinePlan, landmark: string): boolean {
  return ends.some((end) => end === landmark) || from === landmark || along.includes(`@${landmark}`);
}
