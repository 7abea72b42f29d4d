import { describe, expect, it } from 'vitest';
import { directionAt, directionNow, placeBuses, type DirectionNow } from './line-now.ts';
import type { Bus, LineNow } from './line-sheet.ts';

const moment = (at: number) => ({ at, local: '2026-11-16T13:05' });
const bus = (id: string, direction: string): Bus => ({
  id,
  direction,
  number: '801',
  towards: 'Nord',
  tripId: 'a',
  tripDate: '2026-11-16',
  latitude: 0,
  longitude: 0,
  isStanding: false,
  progress: 0.5,
  nextStop: '2',
  updated: moment(0),
});
const late = { planned: moment(1000), expected: moment(4000), state: 'late' } as const;
const line: LineNow = {
  at: 1_000_000,
  trust: { kind: 'live' },
  buses: [bus('1038', '1'), bus('1040', '0')],
  directions: [
    { direction: '0', stops: [{ code: '9' }] },
    { direction: '1', stops: [{ code: '1', next: late }, { code: '2' }] },
  ],
};

describe('one direction of what moves', () => {
  it('has its own buses and stops, and nothing that is not drawn', () => {
    expect(directionNow(line, '1')).toEqual({
      at: 1_000_000,
      trust: { kind: 'live' },
      buses: [{ id: '1038', isStanding: false, nextStop: '2', progress: 0.5 }],
      next: { 1: late },
    });
    expect(directionNow(line, 'x')).toMatchObject({ buses: [], next: {} });
  });

  it('is planned once nothing was heard for two minutes', () => {
    const now = directionNow(line, '1');
    expect(directionAt(now, line.at + 119_000)).toBe(now);
    const stale = directionAt(now, line.at + 120_000);
    expect([stale.trust.kind, stale.buses]).toEqual(['stale', []]);
    expect(stale.next['1']).toMatchObject({ state: 'planned', expected: late.planned });
    const planned: DirectionNow = { ...now, trust: { kind: 'planned' } };
    expect(directionAt(planned, line.at + 600_000)).toBe(planned);
  });
});

describe('the place of a bus', () => {
  const stops = ['1', '2', '3', '1'];
  const placed = (nextStop: string | undefined, progress = 0.4, isStanding = false) =>
    placeBuses(stops, [{ id: 'a', progress, isStanding, ...(nextStop !== undefined && { nextStop }) }])[0];

  it.each([
    ['between two stops', placed('2'), { after: 0, progress: 0.4, isThere: false }],
    ['at a stop', placed('3', 1, true), { after: 1, progress: 1, isThere: true }],
    ['at the first stop', placed('1', 1, true), { after: 0, progress: 0, isThere: true }],
  ])('%s', (_, found, expected) => expect(found).toMatchObject(expected));

  it('is nowhere where it comes to no stop of the row', () => {
    expect([placed('7'), placed(undefined)]).toEqual([undefined, undefined]);
  });
});
