import { describe, expect, it } from 'vitest';
import { toCoordinates } from '#lib/local-plane.ts';
import { walkBetween } from './walk.ts';

const here = { latitude: 46.8, longitude: -71.2 };
const walkTo = (east: number, north: number) => walkBetween(here, toCoordinates(here, { east, north }));

describe('a walk between two places', () => {
  it('is told by its minutes, its metres and where one turns to', () => {
    expect(walkTo(0, 0.27)).toEqual({ minutes: 4, metres: 270, towards: 'north' });
  });

  it.each([
    [0.2, 0.2, 'north-east'],
    [0.3, 0.05, 'east'],
    [0.2, -0.2, 'south-east'],
    [-0.02, -0.3, 'south'],
    [0.02, -0.3, 'south'],
    [-0.2, -0.2, 'south-west'],
    [-0.3, 0, 'west'],
    [-0.2, 0.2, 'north-west'],
    [-0.02, 0.3, 'north'],
  ] as const)('of %d km to the east and %d to the north leads %s', (east, north, towards) => {
    expect(walkTo(east, north).towards).toBe(towards);
  });

  it('from one side of the street to the other leads nowhere in particular', () => {
    expect(walkTo(0.01, 0)).toEqual({ minutes: 1, metres: 10 });
    expect(walkTo(0, 0)).toEqual({ minutes: 1, metres: 0 });
  });
});
