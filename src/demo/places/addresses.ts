import { toCoordinates } from '#lib/local-plane.ts';
import type { CityPlan, Point } from '../city-plan.ts';
import { between, distance, rightOf, segmentsOf } from '../streets/plane.ts';
import { listWays } from '../streets/ways.ts';

/** A house every so many metres on each side of a street, the even numbers on its right. */
const lotKm = 0.03;
const besideKm = 0.012;
const firstNumber = 10;

interface House {
  readonly number: number;
  readonly at: Point;
}

/** The houses of the city, along every street that has a name; a street in several pieces goes on counting. */
export function listAddresses(plan: CityPlan) {
  const streets = Map.groupBy(
    listWays(plan).filter(({ rank, name }) => rank !== 'access' && rank !== 'bridge' && name !== ''),
    ({ name }) => name,
  );
  return [...streets].flatMap(([street, pieces]) => {
    let next = firstNumber;
    return pieces.flatMap(({ line }) => {
      const houses = housesAlong(line, next);
      next = Math.max(next, ...houses.map(({ number }) => number + 2));
      return houses.map(({ number, at }) => ({
        number,
        street,
        city: plan.name,
        ...toCoordinates(plan.origin, at),
      }));
    });
  });
}

/** The places people go to, in both languages. */
export function listLandmarks(plan: CityPlan) {
  return plan.landmarks.map(({ key, name, english, at }) => ({
    key,
    name: { fr: name, en: english ?? name },
    city: plan.name,
    ...toCoordinates(plan.origin, at),
  }));
}

function housesAlong(line: readonly Point[], from: number): House[] {
  const houses: House[] = [];
  // Even from here on, whatever the piece before ended with.
  let number = from + (from % 2);
  for (const segment of segmentsOf(line)) {
    const length = distance(segment.from, segment.to);
    for (let along = lotKm / 2; along < length; along += lotKm, number += 2) {
      const at = between(segment.from, segment.to, along / length);
      houses.push({ number, at: rightOf(segment, at, besideKm) });
      houses.push({ number: number + 1, at: rightOf(segment, at, -besideKm) });
    }
  }
  return houses;
}
