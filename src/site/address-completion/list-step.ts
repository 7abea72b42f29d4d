interface ListPosition {
  readonly isOpen: boolean;
  /** -1 while no row is pointed at. */
  readonly active: number;
  readonly count: number;
}

/** What a key does to the list: a row is pointed at, or one of these; undefined where the key is the field's own. */
export type ListStep = number | 'choose' | 'close' | undefined;

/** Arrows go round; Enter is the list's on a row alone, and Escape while it is open. */
export function listStep(key: string, { isOpen, active, count }: ListPosition): ListStep {
  if (key === 'Escape') return isOpen ? 'close' : undefined;
  if (key === 'Enter') return isOpen && active >= 0 ? 'choose' : undefined;
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 >= count ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return undefined;
}
