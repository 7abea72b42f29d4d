import { describe, expect, it } from 'vitest';
import { passedRows, stairAt } from './grid-stair.ts';

const at = (hour: number, minute: number, second = 0) => hour * 3600 + minute * 60 + second;

describe('passedRows', () => {
  it.each([
    { now: at(7, 0), expected: [false, false, false] },
    { now: at(7, 2), expected: [true, false, false] },
    // What leaves in the running minute is still to come.
    { now: at(7, 5, 59), expected: [true, false, false] },
    { now: at(8, 0), expected: [true, true, true] },
  ])('counts in whole minutes ($now)', ({ now, expected }) => {
    expect(passedRows([at(7, 1), at(7, 5), at(7, 9)], now)).toEqual(expected);
  });

  it('lets the next stop decide where a trip does not stop, and the last one after its end', () => {
    const times = [null, at(7, 1), null, at(7, 9), null];
    expect(passedRows(times, at(7, 5))).toEqual([true, true, false, false, false]);
    expect(passedRows(times, at(7, 10))).toEqual([true, true, true, true, true]);
    expect(passedRows([null, null], at(7, 0))).toEqual([false, false]);
  });
});

describe('stairAt', () => {
  /** `#` has passed; a column is a trip. */
  const passed = ['##..', '#...', '....'];
  const isPassed = (row: number, column: number) => passed[row]?.[column] === '#';

  it('runs between what has passed and what is to come', () => {
    const drawn = passed.map((cells, row) =>
      Array.from(cells, (_, column) => {
        const { left, top } = stairAt(isPassed, row, column);
        return `${left ? 'l' : ''}${top ? 't' : ''}` || '-';
      }).join(' '),
    );
    expect(drawn).toEqual(['- - l -', '- lt - -', 't - - -']);
  });
});
