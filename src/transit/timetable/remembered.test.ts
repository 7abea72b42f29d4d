import { describe, expect, it } from 'vitest';
import { Remembered } from './remembered.ts';

function counting(max: number, sizeOf?: (answer: number[]) => number) {
  const remembered = new Remembered<object, string, number[]>(max, sizeOf);
  const found: string[] = [];
  const ask = (owner: object, key: string) =>
    remembered.get(owner, key, () => {
      found.push(key);
      return Array.from(key, Number);
    });
  return { ask, found };
}

describe('remembered answers', () => {
  const [one, two] = [{}, {}];

  it('are found once for each owner', () => {
    const { ask, found } = counting(2);
    expect([ask(one, '12'), ask(one, '12'), ask(two, '12')]).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(found).toEqual(['12', '12']);
  });

  it('are forgotten when there are too many, the longest unasked first', () => {
    const { ask, found } = counting(2);
    for (const key of ['1', '2', '1', '3', '1', '2']) ask(one, key);
    expect(found).toEqual(['1', '2', '3', '2']);
  });

  it('may be bounded by their size together', () => {
    const { ask, found } = counting(4, (answer) => answer.length);
    for (const key of ['111', '2', '111', '33', '2']) ask(one, key);
    expect(found).toEqual(['111', '2', '33', '2']);
  });
});
