/** The part of the day that riders call a time by. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

const hour = 60;

/** Of what clocks show, in minutes since midnight. The night lasts until the first buses of the morning. */
export function partOfDay(minutes: number): PartOfDay {
  if (minutes < 5 * hour) return 'night';
  if (minutes < 12 * hour) return 'morning';
  return minutes < 18 * hour ? 'afternoon' : 'evening';
}
