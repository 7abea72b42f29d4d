import { describe, expect, it } from 'vitest';
import { passedCells, stairAt } from './grid-stair.ts';

const at = (hour: number, minute: number, second = 0) => hour * 3600 + minute * 60 + second;

describe('passedCells', () => {
  it.each([
    { now: at(7, 0), expected: [false, false, false] },
    { now: at(7, 2), expected: [true, false, false] },
    // What leaves in the running minute is still to come.
    { now: at(7, 5, 59), expected: [true, false, false] },
    { now: at(8, 0), expected: [true, true, true] },
  ])('counts in whole minutes ($now)', ({ now, expected }) => {
    expect(passedCells([[at(7, 1), at(7, 5), at(7, 9)]], now)).toEqual([expected]);
  });

  it('lets the trip before decide where a trip does not stop', () => {
    const whole = [at(7, 1), at(7, 5), at(7, 9)];
    const short = [at(7, 6), null, null];
    expect(passedCells([whole, short], at(7, 7))).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
  });

  it('goes by the first time of a trip that has none before it', () => {
    expect(passedCells([[null, at(7, 5), null]], at(7, 6))).toEqual([[true, true, true]]);
    expect(passedCells([[null, null]], at(7, 6))).toEqual([[false, false]]);
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
