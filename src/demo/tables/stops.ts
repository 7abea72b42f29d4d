import { toCoordinates } from '#lib/local-plane.ts';
import type { CityPlan } from '../city-plan.ts';
import type { PlannedStop } from '../network/planned-stop.ts';
import { seededNumber } from '../seeded-numbers.ts';
import { csvBytes, type CsvRow } from './csv-bytes.ts';

/** The share of street stops a wheelchair can board at. */
const accessibleShare = 0.72;

function stationId(key: string): string {
  return `1-${key.toUpperCase()}`;
}

/** Stations first, so that platforms refer back to them. */
export function stopsTable(plan: CityPlan, stops: readonly PlannedStop[], seed: number): Uint8Array {
  const served = new Set(stops.map(({ station }) => station));
  const stations = plan.landmarks.filter(({ key }) => served.has(key));
  const rows: CsvRow[] = stations.map(({ key, name, at }) => {
    const { latitude, longitude } = toCoordinates(plan.origin, at);
    return [stationId(key), '', name, name, latitude, longitude, 1, '', 1, ''];
  });
  for (const stop of stops) {
    const { code, name, description, station, platform = '' } = stop;
    const { latitude, longitude } = toCoordinates(plan.origin, stop.at);
    const place = [
      latitude.toFixed(6),
      longitude.toFixed(6),
      0,
      station === undefined ? '' : stationId(station),
    ];
    rows.push([`1-${code}`, code, name, description, ...place, isAccessible(stop, seed) ? 1 : 2, platform]);
  }
  return csvBytes(
    'stop_id,stop_code,stop_name,stop_desc,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding,platform_code',
    rows,
  );
}

function isAccessible(stop: PlannedStop, seed: number): boolean {
  if (stop.named) return stop.named.accessible ?? true;
  return stop.landmark !== undefined || seededNumber(seed, 'boarding', stop.code) < accessibleShare;
}
