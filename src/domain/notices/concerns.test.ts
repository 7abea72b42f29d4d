import { describe, expect, it } from 'vitest';
import { concernsLine, concernsStop, isCalledOff, isDelayed, isPassed, type CallOfTrip } from './concerns.ts';
import type { Effect } from './effect.ts';

const effect = (kind: Effect['kind'], more: Partial<Effect> = {}): Effect => ({
  kind,
  period: {},
  lines: [],
  stops: [],
  trips: [],
  ...more,
});
const line7 = [{ number: '7' }];
const north = [{ number: '7', direction: '0' }];
const closed = [{ code: '1014', replacement: '1001' }];

describe('a notice and a line', () => {
  it.each([
    ['that it names', line7, { number: '7' }, true],
    ['that it does not name', line7, { number: '70' }, false],
    ['whose direction it names', north, { number: '7', direction: '0' }, true],
    ['whose other direction it names', north, { number: '7', direction: '1' }, false],
    ['asked about as a whole', north, { number: '7' }, true],
  ])('%s', (_name, lines, line, expected) => {
    expect(concernsLine({ effects: [effect('other', { lines })] }, line)).toBe(expected);
  });
});

describe('a notice and a stop', () => {
  const stop = (code: string) => ({ code, lines: [{ number: '7', direction: '0' }] });
  it.each<[string, Effect, string, boolean]>([
    ['closes it', effect('stops-closed', { lines: line7, stops: closed }), '1014', true],
    ['sends riders to it', effect('stops-closed', { lines: line7, stops: closed }), '1001', true],
    [
      'closes another of the same line',
      effect('stops-closed', { lines: line7, stops: closed }),
      '1300',
      false,
    ],
    ['sends its line on a detour', effect('detour', { lines: line7, stops: closed }), '1300', true],
    ['makes its line late', effect('delay', { lines: line7 }), '1300', true],
    ['cancels its trips', effect('trips-cancelled', { lines: line7 }), '1300', true],
    [
      'cancels those of the other way',
      effect('delay', { lines: [{ number: '7', direction: '1' }] }),
      '1300',
      false,
    ],
    ['says something of its line', effect('other', { lines: line7 }), '1300', true],
    ['says something of another stop', effect('other', { lines: line7, stops: closed }), '1300', false],
    ['says something of another line', effect('other', { lines: [{ number: '8' }] }), '1300', false],
  ])('%s', (_name, given, code, expected) => {
    expect(concernsStop({ effects: [given] }, stop(code))).toBe(expected);
  });
});

describe('a notice and a bus', () => {
  const call = (more: Partial<CallOfTrip> = {}): CallOfTrip => ({
    line: { number: '7', direction: '0' },
    tripId: 't1',
    stop: '1014',
    moment: { atMs: 0, weekday: 1, secondS: 0 },
    ...more,
  });

  it('passes the stops that are closed to its line, or to every line', () => {
    expect(isPassed(effect('stops-closed', { stops: closed }), call())).toBe(true);
    expect(isPassed(effect('stops-closed', { stops: closed, lines: line7 }), call())).toBe(true);
    expect(isPassed(effect('detour', { stops: closed, lines: line7 }), call())).toBe(true);
    expect(isPassed(effect('stops-closed', { stops: closed, lines: [{ number: '8' }] }), call())).toBe(false);
    expect(isPassed(effect('stops-closed', { stops: closed }), call({ stop: '1001' }))).toBe(false);
    expect(isPassed(effect('other', { stops: closed }), call())).toBe(false);
    expect(isPassed(effect('stops-closed', { stops: closed, trips: ['t2'] }), call())).toBe(false);
  });

  it('is called off by its line or by its own name, while that holds', () => {
    expect(isCalledOff(effect('trips-cancelled', { lines: line7 }), call())).toBe(true);
    expect(isCalledOff(effect('trips-cancelled', { trips: ['t1'] }), call())).toBe(true);
    expect(isCalledOff(effect('trips-cancelled', { lines: line7, trips: ['t2'] }), call())).toBe(false);
    expect(isCalledOff(effect('trips-cancelled', { lines: line7, period: { untilMs: 0 } }), call())).toBe(
      false,
    );
    expect(isCalledOff(effect('delay', { lines: line7 }), call())).toBe(false);
  });

  it('is late where minutes are told of its line', () => {
    expect(isDelayed(effect('delay', { lines: line7, minutes: 5 }), call())).toBe(true);
    expect(isDelayed(effect('detour', { lines: line7, minutes: 5 }), call())).toBe(true);
    expect(isDelayed(effect('delay', { lines: line7 }), call())).toBe(false);
  });
});
