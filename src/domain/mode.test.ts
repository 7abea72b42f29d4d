import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { fleetOf, modeOf, modes } from './mode.ts';

describe('the mode of a route type', () => {
  it('is told of the basic types of GTFS', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 11, 12].map(modeOf)).toEqual([
      'tram',
      'metro',
      'train',
      'bus',
      'ferry',
      'tram',
      'aerial',
      'funicular',
      'trolleybus',
      'monorail',
    ]);
  });

  it.each([
    ['train', [100, 101, 109, 117, 400, 403, 404]],
    ['bus', [200, 209, 700, 704, 716]],
    ['metro', [401, 402]],
    ['monorail', [405]],
    ['trolleybus', [800]],
    ['tram', [900, 906]],
    ['ferry', [1000, 1200]],
    ['aerial', [1300, 1307]],
    ['funicular', [1400]],
    ['vehicle', [8, 9, 10, 13, 99, 118, 210, 1100, 1500, 1501, 1507, 1700, 1702, 99_999]],
  ] as const)('is %s for these extended types', (mode, types) => {
    for (const type of types) expect(modeOf(type), String(type)).toBe(mode);
  });

  it('is one of those that texts have words for, whatever a feed says', () => {
    fc.assert(
      fc.property(fc.nat(), (type) => {
        expect(modes).toContain(modeOf(type));
      }),
      cases(200),
    );
  });
});

describe('the fleet of a network', () => {
  it('is the mode of all its lines, whatever their number, and none where they differ', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...modes), { minLength: 1 }), (lines) => {
        const [first] = lines;
        expect(fleetOf(lines)).toBe(lines.every((mode) => mode === first) ? first : 'vehicle');
      }),
      cases(200),
    );
  });

  it('is one of buses before there are lines', () => {
    expect(fleetOf([])).toBe('bus');
  });
});
