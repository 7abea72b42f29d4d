import { describe, expect, it } from 'vitest';
import { formatServiceDate, parseServiceDate } from '#lib/time/service-date.ts';
import { noLiveState } from '../realtime/live-state.ts';
import type { Edition } from '../timetable/edition.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf, type SmallTrip } from '#tests/support/small-trips.ts';
import { listBoard, listBoardsAtStop } from './list-board.ts';

const trip = (id: string, start: string, more: Partial<SmallTrip> = {}): SmallTrip => ({
  id,
  calls: [`1001 ${start}:00`, `1002 ${start}:30`],
  ...more,
});
const dateOf = (text: string) => parseServiceDate(text) ?? 0;

interface Asked {
  readonly stop?: string;
  readonly line?: string;
  readonly directionId?: number;
  readonly date?: string;
  readonly limit?: number;
}

function ask(edition: Edition, now: string, asked: Asked = {}) {
  const { stop = '1001', line = '1', directionId = 0, date, limit = 5 } = asked;
  const { timetable, clock, directions } = edition;
  const direction = directions[timetable.findLine(line)]?.find((each) => each.directionId === directionId);
  if (!direction) throw new Error(`no direction ${line} ${directionId}`);
  const board = listBoard(
    { edition, live: noLiveState, now: Date.parse(now) },
    {
      stop: timetable.findStop(stop),
      direction,
      limit,
      ...(date === undefined ? {} : { date: dateOf(date) }),
    },
  );
  return {
    outcome: board.outcome,
    trips: board.departures.map(({ tripId, date: day }) => `${tripId} ${formatServiceDate(day)}`),
    times: board.departures.map(({ expectedAt }) => clock.format(expectedAt)),
    nextAt: board.nextAt === undefined ? undefined : clock.format(board.nextAt),
    isAlightingOnly: board.isAlightingOnly,
    trust: board.trust,
  };
}

const week = ['20261109', '20261110', '20261111', '20261112', '20261113'];
const simple = editionOf(
  feedOf([trip('a', '06:00'), trip('b', '12:00'), trip('c', '18:00'), trip('late', '25:10')], {
    daily: week,
  }),
);

describe('a board of today', () => {
  it('gives what is still to come, within the limit', () => {
    expect(ask(simple, '2026-11-10T11:59:59-05:00', { limit: 2 })).toMatchObject({
      outcome: 'departures',
      trips: ['b 20261110', 'c 20261110'],
      times: ['2026-11-10T12:00:00-05:00', '2026-11-10T18:00:00-05:00'],
      trust: 'none',
    });
  });

  it('still shows a bus that leaves this second, and no longer the next', () => {
    expect(ask(simple, '2026-11-10T12:00:00-05:00').trips[0]).toBe('b 20261110');
    expect(ask(simple, '2026-11-10T12:00:01-05:00').trips[0]).toBe('c 20261110');
  });

  it('means the same with the date of today', () => {
    const now = '2026-11-10T13:00:00-05:00';
    expect(ask(simple, now, { date: '20261110' })).toEqual(ask(simple, now));
  });

  it('keeps after midnight the buses of the day before', () => {
    expect(ask(simple, '2026-11-10T23:30:00-05:00')).toMatchObject({
      trips: ['late 20261110'],
      times: ['2026-11-11T01:10:00-05:00'],
    });
    expect(ask(simple, '2026-11-11T00:30:00-05:00').trips).toEqual(['late 20261110', 'a 20261111']);
  });

  it('begins a new day at the hour of the operator', () => {
    expect(ask(simple, '2026-11-11T03:59:00-05:00').outcome).toBe('ended');
    expect(ask(simple, '2026-11-11T04:00:00-05:00')).toMatchObject({
      outcome: 'not-started',
      trips: ['a 20261111', 'b 20261111', 'c 20261111', 'late 20261111'],
    });
  });

  it('finds a bus by the clock, whatever service date names it', () => {
    const odd = editionOf(
      feedOf([trip('past', '28:20'), trip('before', '03:30'), trip('noon', '12:00'), trip('far', '49:59')], {
        daily: week,
      }),
    );
    expect(ask(odd, '2026-11-11T04:05:00-05:00').trips).toEqual([
      'past 20261110',
      'noon 20261111',
      'far 20261110',
      'before 20261112',
    ]);
  });
});

describe('the outcome of a board', () => {
  it('tells that service has not started while the first bus is more than an hour away', () => {
    expect(ask(simple, '2026-11-10T04:59:00-05:00').outcome).toBe('not-started');
    expect(ask(simple, '2026-11-10T05:00:00-05:00').outcome).toBe('departures');
  });

  it('does not call a gap in the day a late start', () => {
    expect(ask(simple, '2026-11-10T07:00:00-05:00').outcome).toBe('departures');
  });

  it('tells that service has ended and when the next bus leaves', () => {
    const day = editionOf(feedOf([trip('a', '06:00'), trip('b', '12:00')], { daily: week }));
    expect(ask(day, '2026-11-10T20:00:00-05:00')).toMatchObject({
      outcome: 'ended',
      trips: [],
      nextAt: '2026-11-11T06:00:00-05:00',
    });
  });

  it('looks for the next bus over days without service, a week at most', () => {
    const gap = editionOf(feedOf([trip('a', '06:00')], { daily: ['20261102', '20261109', '20261117'] }));
    expect(ask(gap, '2026-11-02T07:00:00-05:00').nextAt).toBe('2026-11-09T06:00:00-05:00');
    expect(ask(gap, '2026-11-09T07:00:00-05:00').nextAt).toBeUndefined();
  });

  it('tells a day without service', () => {
    const trips = [trip('a', '06:00', { service: 'odd' }), trip('x', '06:00', { line: '2' })];
    const odd = editionOf(feedOf(trips, { odd: ['20261109', '20261111'], daily: week }));
    expect(ask(odd, '2026-11-10T10:00:00-05:00')).toMatchObject({
      outcome: 'no-service',
      nextAt: '2026-11-11T06:00:00-05:00',
    });
    expect(ask(odd, '2026-11-09T10:00:00-05:00', { date: '20261110' }).outcome).toBe('no-service');
  });

  it('tells a stop the line does not serve', () => {
    const two = editionOf(
      feedOf([trip('a', '06:00'), { id: 'x', line: '2', calls: ['2001 06:00:00', '2002 06:10:00'] }], {
        daily: week,
      }),
    );
    expect(ask(two, '2026-11-10T05:30:00-05:00', { stop: '2001' }).outcome).toBe('not-served');
    expect(ask(two, '2026-11-10T05:30:00-05:00', { stop: '2001', date: '20261111' }).outcome).toBe(
      'not-served',
    );
  });

  it('tells a day the feed does not speak of from an empty one', () => {
    const lastDay = '2026-11-13T12:30:00-05:00';
    expect(ask(simple, lastDay).trips).toEqual(['c 20261113', 'late 20261113']);
    expect(ask(simple, lastDay, { date: '20261114' }).outcome).toBe('no-schedule');
    expect(ask(simple, '2026-11-14T00:30:00-05:00').trips).toEqual(['late 20261113']);
    expect(ask(simple, '2026-11-14T02:00:00-05:00')).toMatchObject({ outcome: 'ended', nextAt: undefined });
    expect(ask(simple, '2026-11-14T04:00:00-05:00').outcome).toBe('no-schedule');
    expect(ask(simple, '2026-11-08T12:00:00-05:00')).toMatchObject({
      outcome: 'no-schedule',
      nextAt: '2026-11-09T06:00:00-05:00',
    });
  });

  it('leaves out a trip that ends where others go on', () => {
    const short = trip('short', '07:00', { calls: ['1000 06:50:00', '1001 07:00:00'] });
    const edition = editionOf(feedOf([trip('a', '06:00'), short, trip('b', '12:00')], { daily: week }));
    const now = '2026-11-10T05:30:00-05:00';
    const runs = { outcome: 'departures', isAlightingOnly: false };
    expect(ask(edition, now)).toMatchObject({ ...runs, trips: ['a 20261110', 'b 20261110'] });
    expect(ask(edition, now, { date: '20261112' })).toMatchObject({
      ...runs,
      trips: ['a 20261112', 'b 20261112'],
    });
    expect(ask(edition, now, { stop: '1002' }).trips).toEqual(['a 20261110', 'b 20261110']);
  });

  it('tells a stop where people only get off', () => {
    expect(ask(simple, '2026-11-10T05:30:00-05:00', { stop: '1002' }).isAlightingOnly).toBe(true);
    expect(ask(simple, '2026-11-10T05:30:00-05:00').isAlightingOnly).toBe(false);
  });
});

describe('a board of another date', () => {
  it('gives the first departures of the service date, past midnight too', () => {
    expect(ask(simple, '2026-11-10T13:00:00-05:00', { date: '20261112' })).toMatchObject({
      outcome: 'departures',
      trips: ['a 20261112', 'b 20261112', 'c 20261112', 'late 20261112'],
      times: expect.arrayContaining(['2026-11-13T01:10:00-05:00']),
    });
  });
});

describe('the nights the clocks change', () => {
  const night = (dates: readonly string[]) =>
    editionOf(
      feedOf(
        ['24:30', '25:30', '26:30', '27:30'].map((start) => trip(`at-${start}`, start)),
        { daily: dates },
      ),
    );

  it('has both half past ones when they go back', () => {
    const board = ask(night(['20261031', '20261101']), '2026-11-01T00:10:00-04:00');
    expect(board.times).toEqual([
      '2026-11-01T00:30:00-04:00',
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:30:00-05:00',
      '2026-11-01T02:30:00-05:00',
    ]);
    expect(ask(night(['20261031']), '2026-11-01T01:00:00-05:00').times[0]).toBe('2026-11-01T01:30:00-05:00');
  });

  it('loses and doubles none when they go forward', () => {
    expect(ask(night(['20270313', '20270314']), '2027-03-14T00:10:00-05:00').times).toEqual([
      '2027-03-14T00:30:00-05:00',
      '2027-03-14T01:30:00-05:00',
      '2027-03-14T03:30:00-04:00',
      '2027-03-14T04:30:00-04:00',
    ]);
    expect(ask(night(['20270313', '20270314']), '2027-03-14T04:00:00-04:00').trips).toEqual([
      'at-27:30 20270313',
      'at-24:30 20270314',
      'at-25:30 20270314',
      'at-26:30 20270314',
      'at-27:30 20270314',
    ]);
  });
});

describe('the boards of a stop', () => {
  it('are one for each line and direction of the week, lines as riders count them', () => {
    const lines = ['800', '11', '3A', '3'].flatMap((line) => [
      trip(`${line}-0`, '06:00', { line }),
      trip(`${line}-1`, '06:30', { line, direction: 1 }),
    ]);
    const old = trip('old', '07:00', { line: '99', service: 'summer' });
    const edition = editionOf(feedOf([...lines, old], { daily: week, summer: ['20260801'] }));
    const boards = listBoardsAtStop(
      { edition, live: noLiveState, now: Date.parse('2026-11-10T05:30:00-05:00') },
      { stop: edition.timetable.findStop('1001'), limit: 3 },
    );
    expect(
      boards.map(
        ({ direction }) => `${edition.timetable.lines[direction.line]?.number} ${direction.directionId}`,
      ),
    ).toEqual(['3 0', '3 1', '3A 0', '3A 1', '11 0', '11 1', '800 0', '800 1']);
    expect(boards.every(({ departures }) => departures.length === 1)).toBe(true);
  });
});
