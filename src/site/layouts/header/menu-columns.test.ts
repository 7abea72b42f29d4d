import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#domain/menu.ts';
import { menuColumns } from './primary-menu.tsx';

const item = (id: string, column?: number): MenuItem => ({
  id,
  title: id,
  external: false,
  column,
  children: [],
});
const ids = (items: readonly MenuItem[]) => menuColumns(items).map((column) => column.map(({ id }) => id));

describe('menuColumns', () => {
  it('puts each item in the column the editor chose, in the menu’s order', () => {
    expect(ids([item('a', 2), item('b', 1), item('c', 2), item('d', 4)])).toEqual([['b'], ['a', 'c'], ['d']]);
  });

  it('puts items without a column in the first', () => {
    expect(ids([item('a'), item('b')])).toEqual([['a', 'b']]);
  });

  it('never makes more than four columns, nor any before the first', () => {
    expect(ids([item('a', 9), item('b', -1), item('c', 4)])).toEqual([['b'], ['a', 'c']]);
  });
});
