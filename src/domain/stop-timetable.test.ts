import { describe, expect, it } from 'vitest';
import { parseMoment } from '#lib/time/moment.ts';
import { outcomeOf, type Departure, type LineAtStop, type StopBoard } from './departure.ts';
import { plannedBoardAt, type Passages, type StopTimetable } from './stop-timetable.ts';

const clock = (text: string) => parseMoment(`2026-11-${text}:00-05:00`);
const at = (text: string) => clock(text).at;
const east = { number: '800', serviceTypeCode: 1, direction: '2', towards: 'Gare' };
const line: LineAtStop = { ...east, outcome: 'departures', isAlightingOnly: false };
const passages = (day: string, times: readonly string[], change: Partial<Passages> = {}): Passages => ({
  ...east,
  day: `2026-11-${day}`,
  state: 'planned',
  times: times.map(clock),
  ...change,
});
const timetable: StopTimetable = {
  days: ['16', '17', '18'].map((day) => ({ day: `2026-11-${day}`, startsAt: at(`${day}T04:00`) })),
  passages: [
    passages('16', ['16T13:00', '16T13:30', '17T00:30']),
    passages('16', ['16T13:15'], { towards: 'Université' }),
    passages('17', ['17T06:00', '17T06:30']),
  ],
};
const live: Departure = {
  ...east,
  tripId: 't1',
  tripDate: '2026-11-16',
  planned: clock('16T13:00'),
  expected: clock('16T13:04'),
  state: 'late',
  day: '2026-11-16',
};
const kept: StopBoard = {
  stop: { code: '1480', name: 'Plateau', latitude: 0, longitude: 0, isAccessible: true },
  at: at('16T12:40'),
  day: '2026-11-16',
  trust: { kind: 'live' },
  validUntil: '2026-11-27',
  lines: [line],
  departures: [live],
};
const shown = (board: StopBoard) =>
  board.departures.map(({ expected, state, day, towards }) => [
    expected.local.slice(11),
    state,
    day.slice(8),
    towards,
  ]);

describe('the board of a stop without a network', () => {
  it('goes on from the timetable, all destinations in order, as planned, and names the first of tomorrow', () => {
    const board = plannedBoardAt(kept, timetable, at('16T12:50'));
    expect(board.trust).toEqual({ kind: 'planned' });
    expect(shown(board)).toEqual([
      ['13:00', 'planned', '16', 'Gare'],
      ['13:15', 'planned', '16', 'Université'],
      ['13:30', 'planned', '16', 'Gare'],
      ['00:30', 'planned', '16', 'Gare'],
      ['06:00', 'planned', '17', 'Gare'],
    ]);
  });

  it('keeps to what it knew of a bus that does not come', () => {
    const board = { ...kept, departures: [{ ...live, state: 'cancelled' } as const] };
    expect(shown(plannedBoardAt(board, timetable, at('16T12:50')))[0]?.[1]).toBe('cancelled');
  });

  it('belongs to the day before until the rider’s day ends, and then says that the last bus has left', () => {
    const board = plannedBoardAt(kept, timetable, at('17T01:00'));
    expect(board.day).toBe('2026-11-16');
    expect(outcomeOf(board)).toEqual({
      kind: 'ended',
      lastLeft: clock('17T00:30'),
      next: clock('17T06:00'),
    });
  });

  it('is that of another day once that day has begun', () => {
    const board = plannedBoardAt(kept, timetable, at('17T05:00'));
    expect([board.day, outcomeOf(board).kind]).toEqual(['2026-11-17', 'departures']);
    expect(shown(board)).toHaveLength(2);
  });

  it('has no closure whose time is over', () => {
    const board = { ...kept, closure: { noticeId: 'n', until: clock('16T13:10') } };
    const closureAt = (text: string) => plannedBoardAt(board, timetable, at(text)).closure?.noticeId;
    expect([closureAt('16T13:09'), closureAt('16T13:10')]).toEqual(['n', undefined]);
  });

  it('says that there is no service on a day without any', () => {
    expect(outcomeOf(plannedBoardAt(kept, timetable, at('18T05:00'))).kind).toBe('no-service');
  });

  it('still says that the stop is not served on the day it was not', () => {
    const board = { ...kept, lines: [{ ...line, outcome: 'stop-not-served' } as const] };
    const none = { ...timetable, passages: [] };
    expect(outcomeOf(plannedBoardAt(board, none, at('16T13:00'))).kind).toBe('stop-not-served');
    expect(outcomeOf(plannedBoardAt(board, none, at('17T13:00'))).kind).toBe('no-service');
  });
});
