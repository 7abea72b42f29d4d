import { describe, expect, it } from 'vitest';
import { parseMoment } from '#lib/time/moment.ts';
import { boardAt, boardOfLine, figureOf, type Departure, type StopBoard } from './departure.ts';

const today = '2026-11-16';
const departure = (number: string, time: string, more: Partial<Departure> = {}): Departure => ({
  number,
  serviceTypeCode: 0,
  direction: '1',
  towards: 'Nord',
  tripId: `${number} ${time}`,
  tripDate: today,
  planned: parseMoment(`${time}:00-05:00`),
  expected: parseMoment(`${time}:00-05:00`),
  state: 'planned',
  day: today,
  ...more,
});
const board = (...departures: Departure[]): StopBoard => ({
  stop: { code: '1', name: 'A', isAccessible: false, latitude: 0, longitude: 0 },
  at: 0,
  day: today,
  trust: { kind: 'planned' },
  lines: [
    {
      number: '801',
      serviceTypeCode: 4,
      direction: '1',
      towards: 'Nord',
      outcome: 'ended',
      isAlightingOnly: false,
    },
    {
      number: '935',
      serviceTypeCode: 6,
      direction: '1',
      towards: 'Sud',
      outcome: 'departures',
      isAlightingOnly: false,
    },
  ],
  departures,
});
const way = { number: '801', direction: '1' };
const tripsOf = (narrowed: StopBoard) => narrowed.departures.map(({ tripId }) => tripId);

describe('what is told of one line at a stop', () => {
  it('is what names the line, what names none, and what closes the stop', () => {
    const notice = (id: string, ...lines: string[]) =>
      ({ id, source: 'content', severity: 'moyen', title: id, general: false, lines }) as const;
    const told = [notice('own', '801', '7'), notice('other', '935'), notice('all'), notice('closes', '935')];
    const whole = { ...board(), notices: told, closure: { noticeId: 'closes' } };
    const ours = boardOfLine(whole, { number: '801', direction: '1' });
    expect(ours.notices?.map(({ id }) => id)).toEqual(['own', 'all', 'closes']);
  });
});

describe('a board narrowed to a line', () => {
  const ours = departure('801', '2026-11-16T23:10');
  const tomorrow = departure('801', '2026-11-17T05:49', { day: '2026-11-17' });
  const night = [departure('935', '2026-11-17T01:30'), departure('935', '2026-11-17T02:15')];

  it('has its departures of that direction alone', () => {
    const back = departure('801', '2026-11-16T23:12', { direction: '0' });
    const narrowed = boardOfLine(board(ours, back, ...night), way);
    expect(tripsOf(narrowed)).toEqual([ours.tripId]);
    expect(narrowed.lines.map(({ number }) => number)).toEqual(['801']);
  });

  it('keeps the next bus of a line that still comes by night, once its own have gone', () => {
    expect(tripsOf(boardOfLine(board(...night, tomorrow), way))).toEqual([tomorrow.tripId, night[0]?.tripId]);
  });

  it('keeps no bus of the day, nor one that nobody can board', () => {
    const noon = departure('4', '2026-11-16T13:20');
    const called = departure('935', '2026-11-17T01:30', { state: 'cancelled' });
    expect(tripsOf(boardOfLine(board(noon, called, tomorrow), way))).toEqual([tomorrow.tripId]);
  });
});

describe('a board of a line that comes every so often', () => {
  const [from, until] = [parseMoment(`${today}T06:00:00-05:00`), parseMoment(`${today}T09:00:00-05:00`)];
  const every = { minutes: 10, from, until };
  const one = departure('801', `${today}T07:00`, { every });
  const next = departure('801', `${today}T07:10`, { every });

  it('says so once for each period, whenever it is read', () => {
    const told = board(one, next, departure('935', `${today}T07:05`));
    const numbersAt = (now: number) => boardAt(told, now).departures.map(({ number }) => number);
    expect(numbersAt(one.planned.at - 1)).toEqual(['801', '935']);
    expect(numbersAt(one.planned.at + 1)).toEqual(['801', '935']);
  });

  it('counts down to no time that is not there, but to one that is live', () => {
    expect(figureOf(one, from.at)).toEqual({ kind: 'every', minutes: 10 });
    expect(figureOf({ ...one, state: 'live' }, one.expected.at - 60_000)).toEqual({
      kind: 'minutes',
      minutes: 1,
    });
  });
});
