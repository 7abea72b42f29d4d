import { describe, expect, it } from 'vitest';
import type { LineStop } from './line-sheet.ts';
import { drawnStops, firstToBoard } from './line-stops.ts';

function stop(code: string, more: Partial<LineStop> = {}, lines: readonly string[] = []): LineStop {
  return {
    code,
    name: `Arrêt ${code}`,
    latitude: 46.8 + Number(code) / 1000,
    longitude: -71.2,
    isAccessible: true,
    isServed: true,
    isAlightingOnly: false,
    lines: lines.map((number) => ({ number, serviceTypeCode: 0, direction: '0', towards: 'X' })),
    ...more,
  };
}

describe('the stops of a direction', () => {
  it('name a line where it joins, not at each stop that both share', () => {
    const stops = drawnStops([
      stop('1', {}, ['4', '4', '5']),
      stop('2', {}, ['4']),
      stop('3', {}, ['4', '5']),
    ]);
    expect(stops.map(({ lines }) => lines?.map(({ number }) => number))).toEqual([
      ['4', '5'],
      undefined,
      ['5'],
    ]);
  });

  it('say of a stop that is not served which one to take instead, the nearer of its neighbours', () => {
    const stops = drawnStops([stop('1'), stop('5', { isServed: false }), stop('7'), stop('8')]);
    expect(stops[1]?.unserved?.instead).toEqual({ code: '7', name: 'Arrêt 7', walkMinutes: 4 });
    expect(stops[0]?.unserved).toBeUndefined();
    const far = drawnStops([stop('1'), stop('90', { isServed: false })]);
    expect(far[1]?.unserved).toEqual({});
  });

  it('are none of them left out on a day without a bus', () => {
    const [stop1] = drawnStops([stop('1', { isServed: false })]);
    expect(stop1).toEqual({ code: '1', name: 'Arrêt 1' });
  });

  it('are boarded first where that is possible', () => {
    const stops = drawnStops([
      stop('1', { isServed: false }),
      stop('2', { isAlightingOnly: true }),
      stop('3'),
    ]);
    expect(firstToBoard(stops)?.code).toBe('3');
    expect(firstToBoard(stops.slice(0, 2))?.code).toBe('1');
    expect(firstToBoard([])).toBeUndefined();
  });
});
