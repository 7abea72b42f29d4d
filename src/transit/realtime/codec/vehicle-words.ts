import { createEnumeration } from './enumeration.ts';

/** How a vehicle stands towards its current stop. */
export type StopStatus = 'incoming-at' | 'stopped-at' | 'in-transit-to';

export type OccupancyStatus =
  | 'empty'
  | 'many-seats-available'
  | 'few-seats-available'
  | 'standing-room-only'
  | 'crushed-standing-room-only'
  | 'full'
  | 'not-accepting-passengers'
  | 'no-data-available'
  | 'not-boardable';

export const stopStatuses = createEnumeration<StopStatus>({
  'incoming-at': 0,
  'stopped-at': 1,
  'in-transit-to': 2,
});

export const occupancies = createEnumeration<OccupancyStatus>({
  empty: 0,
  'many-seats-available': 1,
  'few-seats-available': 2,
  'standing-room-only': 3,
  'crushed-standing-room-only': 4,
  full: 5,
  'not-accepting-passengers': 6,
  'no-data-available': 7,
  'not-boardable': 8,
});
