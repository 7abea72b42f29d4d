/** What is wrong with a page: the columns of the table, and whatever has no column of its own. */
export const faultKinds = ['status', 'axe', 'overflow', 'foreign word', 'title', 'other'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Path and query. */
  readonly path: string;
  readonly about: string;
}
