import { describe, expect, it } from 'vitest';
import { parseMoment } from '#lib/time/moment.ts';
import { dayAtStop, headwayAt, tripsAtStop } from './day-at-stop.ts';
import type { DepartureState } from './departure.ts';
import type { StopDay } from './timetable.ts';

const date = '2026-11-16';

function departure(time: string, state: DepartureState = 'planned'): StopDay['departures'][number] {
  const planned = parseMoment(`${time}:00-05:00`);
  const line = { number: '801', serviceTypeCode: 4, direction: '1', towards: 'Nord' };
  return {
    ...line,
    tripId: time,
    tripDate: date,
    planned,
    expected: planned,
    state,
    day: date,
    hasPassed: false,
  };
}

const dayOf = (...departures: StopDay['departures'][number][]): StopDay => ({
  number: '801',
  serviceTypeCode: 4,
  direction: '1',
  towards: 'Nord',
  at: 0,
  stop: { code: '1', name: 'A', isAccessible: false, latitude: 0, longitude: 0 },
  date,
  trust: { kind: 'planned' },
  departures,
});

describe('a day of a line at a stop', () => {
  it('goes from its first departure to its last, which may be after midnight', () => {
    const day = dayAtStop(
      dayOf(departure('2026-11-16T05:49'), departure('2026-11-17T01:04'), departure('2026-11-16T23:00')),
    );
    expect([day.first?.local, day.last?.local, day.headways]).toEqual([
      '2026-11-16T05:49',
      '2026-11-17T01:04',
      [],
    ]);
  });

  it('counts what is called off, and leaves out where nobody can get on', () => {
    const day = dayAtStop(
      dayOf(departure('2026-11-16T06:00', 'cancelled'), departure('2026-11-16T07:00', 'alighting')),
    );
    expect([day.first?.local, day.last?.local]).toEqual(['2026-11-16T06:00', '2026-11-16T06:00']);
  });

  it('knows which rhythm holds now, after midnight too', () => {
    const times = Array.from({ length: 25 }, (_, index) => {
      const minute = 22 * 60 + index * 10;
      const day = minute < 1440 ? '16' : '17';
      const clock = `${Math.floor((minute % 1440) / 60)}`.padStart(2, '0');
      return departure(`2026-11-${day}T${clock}:${String(minute % 60).padStart(2, '0')}`);
    });
    const day = dayAtStop(dayOf(...times));
    expect(day.headways).toEqual([{ from: 1320, to: 1560, least: 10, most: 10 }]);
    expect(headwayAt(day, Date.parse('2026-11-17T01:30:00-05:00'))).toBe(0);
    expect(headwayAt(day, Date.parse('2026-11-17T04:30:00-05:00'))).toBe(-1);
  });

  it('lists its trips by their minutes, those after midnight past a day, and leaves out where nobody can get on', () => {
    const day = dayOf(
      departure('2026-11-16T06:05', 'cancelled'),
      departure('2026-11-16T06:10', 'skipped'),
      departure('2026-11-16T07:00', 'alighting'),
      departure('2026-11-17T01:04'),
    );
    expect(tripsAtStop(day)).toEqual([
      { minutes: 365, tripId: '2026-11-16T06:05', isCancelled: true },
      { minutes: 370, tripId: '2026-11-16T06:10', isSkipped: true },
      { minutes: 1504, tripId: '2026-11-17T01:04' },
    ]);
  });

  it('of no departures has neither', () => {
    expect(dayAtStop(dayOf())).toEqual({ date, headways: [], originAt: 0 });
  });
});
