import type { Bilingual } from '#domain/locale.ts';
import type { CityPlan, LinePlan } from '../city-plan.ts';
import type { Direction } from '../network/network.ts';
import type { Pattern } from './trips.ts';

const cardinals = {
  north: { fr: 'Nord', en: 'North' },
  south: { fr: 'Sud', en: 'South' },
  east: { fr: 'Est', en: 'East' },
  west: { fr: 'Ouest', en: 'West' },
} as const;

type Cardinal = keyof typeof cardinals;

/** Where a direction goes on the whole: the larger part of the way from its first stop to its last. */
function cardinalOf({ stops }: Direction): Cardinal {
  const first = stops[0]?.stop.at ?? { east: 0, north: 0 };
  const last = stops.at(-1)?.stop.at ?? first;
  const east = last.east - first.east;
  const north = last.north - first.north;
  if (Math.abs(east) >= Math.abs(north)) return east >= 0 ? 'east' : 'west';
  return north >= 0 ? 'north' : 'south';
}

/** `Terminus Bellerive (Est)`: what the front of the bus says. */
export function headsignOf(plan: CityPlan, pattern: Pattern): Bilingual {
  const place = nameOf(plan, pattern.direction.stops[pattern.last]?.stop.landmark ?? '');
  const cardinal = cardinals[cardinalOf(pattern.direction)];
  return { fr: `${place.fr} (${cardinal.fr})`, en: `${place.en} (${cardinal.en})` };
}

/** `Terminus A - Terminus B`; a one-way line goes from where it begins. */
export function longNameOf(plan: CityPlan, line: LinePlan): Bilingual {
  const keys = line.ends.length === 2 ? line.ends : [line.from ?? '', ...line.ends];
  const names = keys.map((key) => nameOf(plan, key));
  return { fr: names.map(({ fr }) => fr).join(' - '), en: names.map(({ en }) => en).join(' - ') };
}

export function nameOf(plan: CityPlan, landmark: string): Bilingual {
  const found = plan.landmarks.find(({ key }) => key === landmark);
  const name = found?.name ?? landmark;
  return { fr: name, en: found?.english ?? name };
}
