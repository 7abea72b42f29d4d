import type { ArrivalBounds } from '#platform/http/arrivals.ts';

/** So many bytes of forms with files are in memory at once. A script sends file by file. */
export const fileBounds: ArrivalBounds = {
  mostBytes: 48 * 1024 * 1024,
  mostRequests: 300,
  perCaller: 6,
  perNetwork: 60,
  waitMs: 10_000,
};

/** Who finds no room there is told so in the words of the form; of these the fields alone are kept. */
export const refusedBounds: ArrivalBounds = {
  mostBytes: 8 * 1024 * 1024,
  mostRequests: 100,
  perCaller: 6,
  perNetwork: 20,
  waitMs: 1000,
};
