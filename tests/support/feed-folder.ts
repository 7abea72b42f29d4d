import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeZip } from '#transit/index.ts';
import { feedOf, type SmallTrip } from './small-trips.ts';

export type Tables = Readonly<Record<string, string>>;

const agency =
  'agency_id,agency_name,agency_url,agency_timezone\nA,Autobus,https://a.example,America/New_York';

/** Every day of the fortnight around the tests' Sunday, 15 November 2026. */
export const testDays = Array.from({ length: 14 }, (_, place) => String(20261110 + place));

/** A whole feed of some trips, running every day of the tests. */
export function wholeFeed(trips: readonly SmallTrip[], days: readonly string[] = testDays): Tables {
  return { 'agency.txt': agency, ...feedOf(trips, { daily: days }) };
}

/** Trips of line 1 from stop 1001 to 1003 by 1002, at these hours of the day: `hourlyTrips('14:30')`. */
export function tripsAt(...times: readonly string[]): SmallTrip[] {
  return times.map((time) => {
    const [hour = '', minute = ''] = time.split(':');
    const at = (more: number) => `${hour}:${String(Number(minute) + more).padStart(2, '0')}:00`;
    return { id: `T${hour}${minute}`, calls: [`1001 ${at(0)}`, `1002 ${at(5)}`, `1003 ${at(9)}`] };
  });
}

/** In the place of whatever was there. */
export function writeFeedFolder(folder: string, tables: Tables): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(tables)) writeFileSync(join(folder, name), text);
  return folder;
}

export function zipFeed(tables: Tables): Uint8Array {
  const files = Object.entries(tables).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  return writeZip(files, new Date(Date.UTC(2026, 0, 1)));
}
