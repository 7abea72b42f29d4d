/** What was written, for those who hold copies of it. */
export interface ContentChange {
  readonly kind: 'item' | 'menu' | 'settings';
  /** Uuids of items, names of menus; empty for settings. */
  readonly ids: readonly string[];
}
