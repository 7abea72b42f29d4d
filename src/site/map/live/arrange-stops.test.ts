import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeStops, type ScreenStop } from './arrange-stops.ts';

const stop = (x: number, y: number, kind: ScreenStop['kind'] = 'stop', nameWidth?: number): ScreenStop => ({
  x,
  y,
  kind,
  ...(nameWidth !== undefined && { name: { width: nameWidth, height: 28 } }),
});
const links = (stops: readonly ScreenStop[], buses: readonly { x: number; y: number }[] = []) =>
  arrangeStops(stops, { buses, over: [], width: 400 }).map(({ isLink }) => isLink);

describe('stops on the screen', () => {
  it('are links where a finger can tell them apart', () => {
    expect(links([stop(100, 100), stop(130, 100), stop(140, 100)])).toEqual([true, true, false]);
  });

  it('give way to the rider’s stop, to the ends, to names and to buses', () => {
    expect(links([stop(100, 100), stop(105, 100, 'end')])).toEqual([false, true]);
    expect(links([stop(160, 100), stop(100, 100, 'yours', 80)])).toEqual([false, true]);
    expect(links([stop(100, 100), stop(200, 100)], [{ x: 110, y: 110 }])).toEqual([false, true]);
  });

  it('give way to the buttons over the map, and their names too', () => {
    const buttons = { left: 300, top: 80, right: 400, bottom: 300 };
    const stops = [stop(310, 100), stop(240, 100, 'end', 60)];
    expect(arrangeStops(stops, { buses: [], over: [buttons], width: 400 })).toEqual([
      { isLink: false, side: 'right' },
      { isLink: true, side: 'left' },
    ]);
  });

  it('of the rider is always a link', () => {
    expect(links([stop(100, 100, 'yours')], [{ x: 100, y: 100 }])).toEqual([true]);
  });

  it('have their names where they are inside the map and cover no other', () => {
    const sides = (stops: readonly ScreenStop[]) =>
      arrangeStops(stops, { buses: [], over: [], width: 400 }).map(({ side }) => side);
    expect(sides([stop(100, 100, 'end', 120), stop(350, 300, 'end', 120)])).toEqual(['right', 'left']);
    expect(sides([stop(150, 100, 'yours', 60), stop(220, 100, 'end', 60)])).toEqual(['right', 'right']);
    expect(sides([stop(200, 100, 'yours', 60), stop(190, 130, 'end', 120)])[1]).toBe('right');
  });

  it('that are links never stand closer than a finger', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }));
    fc.assert(
      fc.property(fc.array(point, { maxLength: 40 }), (points) => {
        const stops = points.map(([x, y]) => stop(x, y));
        const shown = stops.filter((_, index) => links(stops)[index]);
        for (const [index, one] of shown.entries())
          for (const two of shown.slice(index + 1))
            expect(Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y))).toBeGreaterThanOrEqual(24);
      }),
    );
  });
});
