import { describe, expect, it } from 'vitest';
import { groupLines, sortLines } from './line-groups.ts';

const line = (number: string, serviceTypeCode = 0) => ({ number, serviceTypeCode });
const numbersOf = (lines: readonly { readonly number: string }[]) => lines.map(({ number }) => number);

describe('sortLines', () => {
  it('counts as riders do', () => {
    const numbers = ['800', '11', '3A', 'Navette', '3', '92A', '214'];
    expect(numbersOf(sortLines(numbers.map((number) => line(number))))).toEqual([
      '3',
      '3A',
      '11',
      '92A',
      '214',
      '800',
      'Navette',
    ]);
  });
});

describe('lines that the timetable ranks', () => {
  it('stand as it wants, equal ones as riders count, and those without a rank last', () => {
    const ranked = (number: string, rank: number) => ({ ...line(number), rank });
    const lines = [line('1'), ranked('800', 999_999_999), ranked('12', 5), ranked('3', 5), ranked('9', 0)];
    expect(numbersOf(sortLines(lines))).toEqual(['9', '3', '12', '800', '1']);
  });
});

describe('groupLines', () => {
  const types = [{ code: 4 }, { code: 0 }, { code: 3, shownWith: 0 }, { code: 1 }];

  it('lists a type with those shown with it, and a line of no known type at the end', () => {
    const lines = [line('22', 3), line('800', 4), line('3', 0), line('X', 9), line('11', 0)];
    const groups = groupLines(types, lines);
    expect(groups.map((group) => [group.type?.code, numbersOf(group.lines)])).toEqual([
      [4, ['800']],
      [0, ['3', '11', '22']],
      [1, []],
      [undefined, ['X']],
    ]);
    expect(groups[1]?.others).toEqual([{ code: 3, shownWith: 0 }]);
  });
});
