import type { ContentRow } from './row.ts';

/** An attribute that is a text; anything else reads as none. */
export function textOfRow(row: Pick<ContentRow, 'attributes'>, name: string): string {
  const value = row.attributes[name];
  return typeof value === 'string' ? value : '';
}
