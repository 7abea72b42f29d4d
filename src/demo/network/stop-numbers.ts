import { AppError } from '#lib/errors.ts';
import type { CityPlan, NamedStop } from '../city-plan.ts';
import { distance } from '../streets/plane.ts';
import type { PlannedStop } from './planned-stop.ts';

/** The stop a number of the plan belongs to is this near to it at most. */
const nearKm = 0.16;
const sideKm = 0.03;

/**
 * Gives each stop four digits of its district's hundreds, in the order of the lines that use them.
 * Numbers of the plan go to the stops they name, and are never given to another.
 */
export function numberStops(plan: CityPlan, uses: ReadonlyMap<PlannedStop, number>): PlannedStop[] {
  const stops = [...uses.keys()];
  const named = nameStops(plan, uses);
  const taken = new Set(plan.stops.map(({ code }) => code));
  const free = new Map(
    plan.districts.map(({ key, stopHundreds }) => [key, freeNumbers(stopHundreds, taken)]),
  );
  const numbered = stops.map((stop): PlannedStop => {
    const planned = named.get(stop);
    if (planned) {
      const { code, name, description } = planned;
      return Object.assign(stop, { code, name, description, named: planned });
    }
    const code = free.get(stop.district)?.next().value;
    if (code === undefined) throw new AppError('internal', `no stop number left in ${stop.district}`);
    stop.code = code;
    return stop;
  });
  return numbered.toSorted((a, b) => Number(a.code) - Number(b.code));
}

function* freeNumbers(hundreds: readonly number[], taken: ReadonlySet<string>): Generator<string, undefined> {
  for (const hundred of hundreds) {
    for (let unit = 1; unit <= 99; unit += 1) {
      const code = String(hundred * 100 + unit);
      if (!taken.has(code)) yield code;
    }
  }
  return undefined;
}

/** Of the two sides of a corner, the one more lines use has the number. */
function nameStops(plan: CityPlan, uses: ReadonlyMap<PlannedStop, number>): Map<PlannedStop, NamedStop> {
  const named = new Map<PlannedStop, NamedStop>();
  for (const planned of plan.stops) {
    const near = [...uses]
      .map(([stop, lines]) => ({ stop, lines, far: distance(stop.at, planned.at) }))
      .filter(({ stop, far }) => far < nearKm && !named.has(stop) && matches(stop, planned))
      .toSorted((a, b) => a.far - b.far);
    const sides = near.filter(({ far }) => far < (near[0]?.far ?? 0) + sideKm);
    const best = sides.toSorted((a, b) => b.lines - a.lines)[0];
    if (best) named.set(best.stop, planned);
  }
  return named;
}

/** A stop on a street is known by the beginning of its description: the name of that street. */
function matches(stop: PlannedStop, planned: NamedStop): boolean {
  if (planned.landmark !== undefined) {
    const platform = stop.platform === undefined || stop.description === planned.description;
    return stop.landmark === planned.landmark && platform;
  }
  return (
    stop.landmark === undefined && stop.description.split(' / ')[0] === planned.description.split(' / ')[0]
  );
}
