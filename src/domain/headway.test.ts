import { describe, expect, it } from 'vitest';
import { headwaysOf } from './headway.ts';

/** From a clock to a clock, a bus every so many minutes; the last clock is left to what follows. */
function every(minutes: number, from: string, to: string): number[] {
  const count = Math.ceil((minuteOf(to) - minuteOf(from)) / minutes);
  return Array.from({ length: count }, (_, index) => minuteOf(from) + index * minutes);
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const spansOf = (...times: number[][]) =>
  headwaysOf(times.flat()).map(({ from, to, least, most }) => [
    from / 60,
    to / 60,
    least === most ? least : `${least}-${most}`,
  ]);

describe('a bus every so many minutes', () => {
  it('is one span where the rhythm holds all day, past midnight too', () => {
    expect(spansOf(every(10, '6:00', '25:00'), [minuteOf('25:00')])).toEqual([[6, 25, 10]]);
  });

  it('has a span for each rhythm of the day', () => {
    const day = [
      every(10, '5:30', '6:30'),
      every(6, '6:30', '9:00'),
      every(9, '9:00', '15:00'),
      every(15, '15:00', '20:00'),
      [minuteOf('20:00')],
    ];
    expect(spansOf(...day)).toEqual([
      [5.5, 6.5, 10],
      [6.5, 9, 6],
      [9, 15, 9],
      [15, 20, 15],
    ]);
  });

  it('takes a minute more or less for the same', () => {
    const times = every(10, '6:00', '12:00').map((time, index) => time + (index % 3) - 1);
    expect(spansOf(times)).toEqual([[6, 12, 10]]);
  });

  it('says from how many to how many where buses come in pairs', () => {
    const pairs = every(20, '6:00', '12:00').flatMap((time) => [time, time + 5]);
    expect(spansOf(pairs)).toEqual([[6, 12, '5-15']]);
  });

  it('gives half an hour of another rhythm to the span beside it', () => {
    const day = [every(10, '6:00', '8:00'), every(7, '8:00', '8:28'), every(10, '8:30', '12:00')];
    expect(spansOf(...day).map(([from, to]) => [from, to])).toEqual([[6, 12]]);
  });

  it.each([
    ['no bus', []],
    ['one bus', [360]],
    ['three a day', [360, 420, 900]],
    ['one an hour', every(60, '6:00', '22:00')],
    ['a quarter of an hour or twice that', [0, 15, 45, 75, 90, 120, 150, 165].map((time) => 840 + time)],
    ['a rhythm for an hour and a half only', every(10, '6:00', '7:30')],
    ['the same minute again and again', [360, 360, 360]],
  ])('says nothing of %s', (_, times) => {
    expect(headwaysOf(times)).toEqual([]);
  });

  it('leaves out the hours in which a bus is rare', () => {
    const day = [every(10, '6:00', '9:00'), every(60, '9:00', '15:00'), every(10, '15:00', '18:00'), [1080]];
    expect(spansOf(...day)).toEqual([
      [6, 9, 10],
      [15, 18, 10],
    ]);
  });

  it('does not mind the order, or a bus that is listed twice', () => {
    const times = every(15, '6:00', '10:00');
    expect(headwaysOf([...times, ...times].toReversed())).toEqual(headwaysOf(times));
  });
});
