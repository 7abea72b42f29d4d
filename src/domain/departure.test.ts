import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardAt,
  figureOf,
  minutesLate,
  nextUsable,
  outcomeOf,
  staleAfterMs,
  type Departure,
  type LineAtStop,
  type StopBoard,
} from './departure.ts';

const noon = Date.UTC(2026, 10, 16, 17);
const minute = 60_000;
const moment = (minutes: number) => ({
  at: noon + minutes * minute,
  local: new Date(noon + minutes * minute - 5 * 3_600_000).toISOString().slice(0, 16),
});

const departure = (change: Partial<Departure> = {}): Departure => ({
  number: '801',
  serviceTypeCode: 4,
  direction: '1',
  towards: 'Sud',
  tripId: 'a',
  tripDate: '2026-11-16',
  planned: moment(5),
  expected: moment(5),
  state: 'live',
  day: '2026-11-16',
  ...change,
});

const line = (change: Partial<LineAtStop> = {}): LineAtStop => ({
  number: '801',
  serviceTypeCode: 4,
  direction: '1',
  towards: 'Sud',
  outcome: 'departures',
  isAlightingOnly: false,
  ...change,
});

const board = (change: Partial<StopBoard> = {}): StopBoard => ({
  stop: { code: '1480', name: 'Plateau', latitude: 47, longitude: -71, isAccessible: true },
  at: noon,
  day: '2026-11-16',
  trust: { kind: 'live', updated: moment(0) },
  lines: [line()],
  departures: [departure()],
  ...change,
});

describe('the figure of a departure', () => {
  it.each([
    [-0.5, 'now'],
    [0.9, 'now'],
    [1, 1],
    [4.9, 4],
    [30.9, 30],
    [31, 'clock'],
  ])('in %d minutes is %s', (minutes, expected) => {
    const figure = figureOf({ state: 'live', expected: moment(minutes) }, noon);
    expect(figure.kind === 'minutes' ? figure.minutes : figure.kind).toBe(expected);
  });

  it('of a cancelled bus is its clock, of one that does not stop there is none', () => {
    expect(figureOf({ state: 'cancelled', expected: moment(4) }, noon).kind).toBe('clock');
    expect(figureOf({ state: 'skipped', expected: moment(4) }, noon).kind).toBe('none');
  });

  it('never counts up while time goes by', () => {
    const worth = (at: number) => {
      const figure = figureOf({ state: 'planned', expected: moment(40) }, at);
      return figure.kind === 'minutes' ? figure.minutes : figure.kind === 'clock' ? 1000 : 0;
    };
    fc.assert(
      fc.property(fc.nat(40 * minute), fc.nat(40 * minute), (one, two) => {
        expect(worth(noon + Math.max(one, two))).toBeLessThanOrEqual(worth(noon + Math.min(one, two)));
      }),
    );
  });
});

describe('minutes late', () => {
  it('are whole, and none for a bus that is on time', () => {
    expect(minutesLate({ planned: moment(0), expected: moment(5.6) })).toBe(6);
    expect(minutesLate({ planned: moment(0), expected: moment(0) })).toBe(0);
  });
});

describe('a board some time later', () => {
  it('is the same board as long as nothing left and it is fresh', () => {
    const now = board();
    expect(boardAt(now, noon + minute)).toBe(now);
  });

  it('has lost what has left', () => {
    const later = boardAt(
      board({ departures: [departure(), departure({ planned: moment(9), expected: moment(9) })] }),
      noon + 6 * minute,
    );
    expect(later.departures.map(({ expected }) => expected.at)).toEqual([moment(9).at]);
  });

  it('shows planned times once nothing was heard for two minutes, and says since when', () => {
    const late = departure({ state: 'late', planned: moment(6), expected: moment(12) });
    const cancelled = departure({ state: 'cancelled', planned: moment(8), expected: moment(8) });
    const stale = boardAt(board({ departures: [cancelled, late] }), noon + staleAfterMs);
    expect(stale.trust).toEqual({ kind: 'stale', updated: moment(0) });
    expect(stale.departures.map(({ state, expected }) => [state, expected.at])).toEqual([
      ['planned', moment(6).at],
      ['cancelled', moment(8).at],
    ]);
  });

  it('has lost the notices and the closure whose time is over, and keeps the others', () => {
    const notice = (id: string, until?: number) => ({
      id,
      source: 'content' as const,
      severity: 'moyen' as const,
      title: id,
      general: false,
      lines: ['801'],
      ...(until !== undefined && { until: moment(until) }),
    });
    const notices = [notice('over', 1), notice('later', 2), notice('open')];
    const told = board({ notices, closure: { noticeId: 'over', until: moment(1) } });
    expect(boardAt(told, noon + minute - 1)).toBe(told);
    const after = boardAt(told, noon + minute);
    expect([after.notices?.map(({ id }) => id), after.closure]).toEqual([['later', 'open'], undefined]);
    const closed = board({ notices: [notice('over', 1)], closure: { noticeId: 'open' } });
    expect(boardAt(closed, noon + minute)).toEqual(board({ notices: [], closure: { noticeId: 'open' } }));
  });

  it('of a timetable without live times does not get stale', () => {
    const planned = board({ trust: { kind: 'planned' } });
    expect(boardAt(planned, noon + 4 * minute)).toBe(planned);
  });
});

describe('the next bus instead of one that is called off', () => {
  const cancelled = departure({ state: 'cancelled' });

  it.each<[string, Partial<Departure>]>([
    ['another line', { number: '3', expected: moment(8) }],
    ['the other direction', { direction: '0', expected: moment(8) }],
    ['one that is called off as well', { state: 'cancelled', expected: moment(8) }],
    ['one that does not stop here', { state: 'skipped', expected: moment(8) }],
    ['one that nobody may board', { state: 'alighting', expected: moment(8) }],
    ['an earlier one', { expected: moment(1) }],
  ])('is not %s', (_, change) => {
    expect(nextUsable([cancelled, departure(change)], cancelled)).toBeUndefined();
  });

  it('is the first of the same line and direction that can be boarded', () => {
    const next = departure({ expected: moment(20) });
    expect(nextUsable([cancelled, next, departure({ expected: moment(30) })], cancelled)).toBe(next);
  });
});

describe('what a board has to say', () => {
  const tomorrow = departure({ day: '2026-11-17', expected: moment(900) });

  it('is its departures, as long as one of today is there', () => {
    expect(outcomeOf(board())).toEqual({ kind: 'departures' });
  });

  it('is that service ended, with the last bus and the next', () => {
    const lines = [
      line({ outcome: 'ended', lastLeft: moment(-30) }),
      line({ outcome: 'ended', lastLeft: moment(-9) }),
    ];
    expect(outcomeOf(board({ lines, departures: [tomorrow] }))).toEqual({
      kind: 'ended',
      lastLeft: moment(-9),
      next: moment(900),
    });
  });

  it('is that there is no service, with the first bus of whatever day has one', () => {
    const lines = [
      line({ outcome: 'no-service', firstTomorrow: moment(1000) }),
      line({ outcome: 'no-service' }),
    ];
    expect(outcomeOf(board({ lines, departures: [] }))).toEqual({ kind: 'no-service', next: moment(1000) });
  });

  it.each(['stop-not-served', 'no-schedule'] as const)('is %s where that is so of every line', (outcome) => {
    expect(outcomeOf(board({ lines: [line({ outcome })], departures: [] }))).toMatchObject({ kind: outcome });
    const both = [line({ outcome }), line({ outcome: 'no-service' })];
    expect(outcomeOf(board({ lines: both, departures: [] })).kind).toBe('no-service');
  });

  it('is no service where no line stops at all', () => {
    expect(outcomeOf(board({ lines: [], departures: [] }))).toEqual({ kind: 'no-service', next: undefined });
  });
});
