import { describe, expect, it } from 'vitest';
import { filterGroups } from './filter-groups.ts';

const line = (number: string, ...ends: string[]) => ({
  number,
  serviceTypeCode: 0,
  directions: ends.map((towards) => ({ towards, href: '/' })),
});
const groups = [
  { name: 'Métrobus', lines: [line('801', 'Terminus Val-Fleuri', 'Terminus Marché-Neuf')] },
  { name: 'leBus', lines: [line('3', 'Terminus Marché-Neuf'), line('80', 'École de la Grève')] },
];
const found = (typed: string) =>
  filterGroups(groups, typed).flatMap(({ lines }) => lines.map((each) => each.number));

describe('the lines that a filter leaves', () => {
  it.each([
    ['', ['801', '3', '80']],
    ['80', ['801', '80']],
    ['801', ['801']],
    ['marche', ['801', '3']],
    ['MARCHÉ val', ['801']],
    ['ecole', ['80']],
    ['xyz', []],
    ['  ', ['801', '3', '80']],
  ])('of %j', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it('have no empty group among them', () => {
    expect(filterGroups(groups, '3').map(({ name }) => name)).toEqual(['leBus']);
  });
});
