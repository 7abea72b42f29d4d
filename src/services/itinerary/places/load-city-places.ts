import { readFile, stat } from 'node:fs/promises';
import { AppError } from '#lib/errors.ts';
import { slugOf } from '#lib/slug.ts';
import type { AddressRow, CityPlaces, Landmark } from '#services/itinerary/ports.ts';
import { readCsv, type CsvRow } from './read-csv.ts';

const maxBytes = 256 * 2 ** 20;

/**
 * The houses of a city from a table with a row for each: `lon`, `lat`, `number`, `street`, `city` and `postcode`, as
 * OpenAddresses gives them out. A row with a `name` is a place people go to; `name_en` is what it is called in English.
 * Rows that say neither, or that are nowhere, are left out.
 */
export async function loadCityPlaces(file: string): Promise<CityPlaces> {
  const { size } = await stat(file).catch((cause: unknown) => {
    throw new AppError('bad-setting', `ITINERARY_ADDRESSES: ${file} cannot be read`, { cause });
  });
  if (size > maxBytes)
    throw new AppError('bad-setting', `ITINERARY_ADDRESSES: ${file} is larger than 256 MB`);
  const addresses: AddressRow[] = [];
  const landmarks = new Map<string, Landmark>();
  for (const row of readCsv(await readFile(file, 'utf8'))) {
    const at = pointOf(row);
    if (!at) continue;
    const [name = '', street = '', city = ''] = [row['name'], row['street'], row['city']];
    const number = Number.parseInt(row['number'] ?? '', 10);
    if (name !== '') {
      const key = freeKey(slugOf(name), landmarks);
      landmarks.set(key, { key, name: { fr: name, en: row['name_en'] || name }, city, ...at });
    } else if (street !== '' && Number.isSafeInteger(number) && number >= 0)
      addresses.push({ number, street, city, postalCode: row['postcode'], ...at });
  }
  return { addresses, landmarks: [...landmarks.values()] };
}

function pointOf(row: CsvRow) {
  const [longitude, latitude] = [Number(row['lon'] || Number.NaN), Number(row['lat'] || Number.NaN)];
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? { latitude, longitude } : undefined;
}

/** Two places of one name have keys of their own. */
function freeKey(slug: string, taken: ReadonlyMap<string, Landmark>): string {
  for (let place = 1; ; place += 1) {
    const key = place === 1 ? slug : `${slug}-${place}`;
    if (!taken.has(key)) return key;
  }
}
