import { describe, expect, it } from 'vitest';
import { listStep, type ListStep } from './list-step.ts';

const open = { isOpen: true, active: -1, count: 3 };

describe('a key in a field with a list', () => {
  it.each<[string, number, ListStep]>([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Enter', 1, 'choose'],
    ['Enter', -1, undefined],
    ['Escape', 1, 'close'],
    ['Tab', 1, undefined],
    ['a', 1, undefined],
    ['Home', 1, undefined],
  ])('%s on row %i', (key, active, step) => expect(listStep(key, { ...open, active })).toBe(step));

  it('opens a closed list with an arrow, and leaves Enter and Escape to the form', () => {
    const closed = { ...open, isOpen: false };
    expect(['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].map((key) => listStep(key, closed))).toEqual([
      0,
      2,
      undefined,
      undefined,
    ]);
  });

  it('is the field’s own where there is nothing to point at', () => {
    const empty = { isOpen: false, active: -1, count: 0 };
    expect(['ArrowDown', 'ArrowUp'].map((key) => listStep(key, empty))).toEqual([undefined, undefined]);
  });
});
