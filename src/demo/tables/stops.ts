import { toCoordinates } from '#lib/local-plane.ts';
import type { CityPlan } from '../city-plan.ts';
import { CsvBytes } from './csv-bytes.ts';
import { seededNumber } from '../seeded-numbers.ts';
import type { PlannedStop } from '../network/planned-stop.ts';

/** The share of street stops a wheelchair can board at. */
const accessibleShare = 0.72;

function stationId(key: string): string {
  return `1-${key.toUpperCase()}`;
}

/** Stations first, so that platforms refer back to them. */
export function stopsTable(plan: CityPlan, stops: readonly PlannedStop[], seed: number): Uint8Array {
  const csv = new CsvBytes(
    'stop_id,stop_code,stop_name,stop_desc,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding,platform_code',
  );
  for (const { key, name, at, platforms } of plan.landmarks) {
    if (!platforms || !stops.some(({ station }) => station === key)) continue;
    const { latitude, longitude } = toCoordinates(plan.origin, at);
    csv.row(stationId(key), '', name, name, latitude, longitude, 1, '', 1, '');
  }
  for (const stop of stops) {
    const { latitude, longitude } = toCoordinates(plan.origin, stop.at);
    csv.row(
      `1-${stop.code}`,
      stop.code,
      stop.name,
      stop.description,
      latitude.toFixed(6),
      longitude.toFixed(6),
      0,
      stop.station === undefined ? '' : stationId(stop.station),
      isAccessible(stop, seed) ? 1 : 2,
      stop.platform ?? '',
    );
  }
  return csv.finish();
}

function isAccessible(stop: PlannedStop, seed: number): boolean {
  if (stop.named) return stop.named.accessible ?? true;
  return stop.landmark !== undefined || seededNumber(seed, 'boarding', stop.code) < accessibleShare;
}
