import { describe, expect, it } from 'vitest';
import { chooseGravest, mostTold } from './gravest.ts';
import type { Notice } from './notice.ts';

/** As they come: the gravest first. Each is about one line. */
const notice = (id: string, number: string): Notice => ({
  id,
  source: 'content',
  severity: 'moyen',
  title: id,
  general: false,
  lineIds: [],
  lines: [{ number }],
  effects: [{ kind: 'delay', period: {}, lines: [{ number }], stops: [], trips: [], minutes: 5 }],
});
const many = [
  ...Array.from({ length: mostTold + 3 }, (_, place) => notice(`seven-${place}`, '7')),
  notice('eleven-first', '11'),
  notice('closing', '7'),
  notice('eleven-second', '11'),
];
const lines = [{ number: '7' }, { number: '11' }, { number: '800' }];
const idsOf = (notices: readonly Notice[]) => notices.map(({ id }) => id);

describe('what is told at a stop where much is to be told', () => {
  it('is everything, where that is little', () => {
    const few = many.slice(0, mostTold);
    expect(chooseGravest(few, { lines: [] })).toEqual(few);
  });

  it('is the gravest, and the gravest of each line', () => {
    const gravest = idsOf(many.slice(0, mostTold));
    expect(idsOf(chooseGravest(many, { lines }))).toEqual([...gravest, 'eleven-first']);
    expect(idsOf(chooseGravest(many, { lines: [] }))).toEqual(gravest);
  });

  it('has that which closes it, however many there are', () => {
    expect(idsOf(chooseGravest(many, { lines, closedBy: 'closing' })).slice(mostTold)).toEqual([
      'eleven-first',
      'closing',
    ]);
  });
});
