import { readFile, stat } from 'node:fs/promises';
import type { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import type { Places } from '#services/schedule/ports.ts';
import {
  featureCollectionSchema,
  parkAndRideSchema,
  placeListsSchema,
  pointOfSaleSchema,
  type featureSchema,
} from './place-schemas.ts';

const maxBytes = 16 * 2 ** 20;
/** More faults than these help nobody at once. */
const mostFaults = 10;

type PlaceLists = z.infer<typeof placeListsSchema>;
const none = (): PlaceLists => ({ pointsOfSale: [], parkAndRide: [], features: [] });

/** Reads what is on the map besides stops from files of the operator's. A file with a fault refuses the start. */
export async function loadPlaces(files: readonly string[]): Promise<Places> {
  const faults: string[] = [];
  const read = await Promise.all(
    files.map((file) => readPlaces(file, (fault) => faults.push(`${file}: ${fault}`))),
  );
  const twice = (name: string) => (id: number) => faults.push(`${name}: two entries have the id ${id}`);
  const pointsOfSale = read.flatMap((each) => each.pointsOfSale);
  const parkAndRide = read.flatMap((each) => each.parkAndRide);
  const places: Places = {
    pointsOfSale: numberEntries(pointsOfSale, twice('pointsOfSale')),
    parkAndRide: numberEntries(parkAndRide, twice('parkAndRide')),
    baseMap: { type: 'FeatureCollection', features: read.flatMap(({ features }) => features) },
  };
  if (faults.length === 0) return places;
  const told = faults.slice(0, mostFaults).join('; ');
  const more = faults.length > mostFaults ? `; and ${faults.length - mostFaults} more` : '';
  throw new AppError(
    'bad-setting',
    `Settings to correct (see .env.example): SCHEDULE_PLACES names files that cannot be used: ${told}${more}`,
  );
}

type Report = (fault: string) => unknown;

async function readPlaces(file: string, report: Report): Promise<PlaceLists> {
  const json = await readJson(file, report);
  if (json === undefined) return none();
  const isGeoJson = typeof json === 'object' && json !== null && 'type' in json;
  return isGeoJson ? parseFeatures(json, report) : (check(placeListsSchema, json, report) ?? none());
}

async function readJson(file: string, report: Report): Promise<unknown> {
  try {
    const { size } = await stat(file);
    if (size > maxBytes) return void report(`larger than ${maxBytes / 2 ** 20} MB`);
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (thrown) {
    return void report(thrown instanceof SyntaxError ? 'not JSON' : 'cannot be read');
  }
}

function parseFeatures(json: unknown, report: Report): PlaceLists {
  const found = none();
  const { features = [] } = check(featureCollectionSchema, json, report) ?? {};
  for (const [index, feature] of features.entries()) {
    const reportHere: Report = (fault) => report(`features[${index}] ${fault}`);
    const { place } = feature.properties;
    if (place === 'pointOfSale') {
      const point = check(pointOfSaleSchema.strip(), entryOf(feature), reportHere);
      if (point) found.pointsOfSale.push(point);
    } else if (place === 'parkAndRide') {
      const lot = check(parkAndRideSchema.strip(), entryOf(feature), reportHere);
      if (lot) found.parkAndRide.push(lot);
    } else found.features.push(feature);
  }
  return found;
}

/** A feature as an entry of a list; one that is not a point has no coordinates, and the schema says so. */
function entryOf({ geometry, properties }: z.infer<typeof featureSchema>): object {
  const [longitude, latitude] = geometry.type === 'Point' ? geometry.coordinates : [];
  return { ...properties, longitude, latitude };
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, report: Report) {
  const { success, data, error } = schema.safeParse(value);
  for (const { path, message } of error?.issues ?? []) report(`${nameOf(path)} ${message}`.trim());
  return success ? data : undefined;
}

/** `pointsOfSale[3].latitude`. */
function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** Entries without an id take the free numbers, in order. */
function numberEntries<Entry extends { readonly id?: number | undefined }>(
  entries: readonly Entry[],
  report: (id: number) => unknown,
): (Entry & { id: number })[] {
  const taken = new Set<number>();
  for (const { id } of entries) {
    if (id === undefined) continue;
    if (taken.has(id)) report(id);
    taken.add(id);
  }
  let free = 0;
  return entries.map((entry) => {
    if (entry.id === undefined)
      do free += 1;
      while (taken.has(free));
    return { ...entry, id: entry.id ?? free };
  });
}
