import type { MenuItem } from '#domain/menu.ts';

const mostColumns = 4;

/** The children of a top item in the columns the editor chose, 1 to 4; empty columns are left out. */
export function menuColumns(items: readonly MenuItem[]): readonly (readonly MenuItem[])[] {
  const columns: MenuItem[][] = Array.from({ length: mostColumns }, () => []);
  for (const item of items) {
    const wanted = Math.trunc(item.column ?? 1);
    const index = Math.min(Math.max(wanted, 1), mostColumns) - 1;
    columns[index]?.push(item);
  }
  return columns.filter((column) => column.length > 0);
}
