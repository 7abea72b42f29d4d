/** A trip of a line, with its calls as `stop time` or `stop arrival departure`. */
export interface SmallTrip {
  readonly id: string;
  readonly line?: string;
  readonly direction?: 0 | 1;
  readonly service?: string;
  readonly headsign?: string;
  readonly block?: string;
  readonly calls: readonly string[];
}

/** Trips and the dates of their services (`20261115`) to the tables of a feed. */
export function feedOf(
  trips: readonly SmallTrip[],
  services: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  const lines = [...new Set(trips.map(({ line = '1' }) => line))];
  const stops = [...new Set(trips.flatMap(({ calls }) => calls.map((call) => call.split(' ')[0] ?? '')))];
  const table = (head: string, rows: readonly string[]) => [head, ...rows].join('\n');
  return {
    'routes.txt': table(
      'route_id,agency_id,route_short_name,route_long_name,route_type',
      lines.map((line) => `r-${line},A,${line},Line ${line},3`),
    ),
    'stops.txt': table(
      'stop_id,stop_code,stop_name,stop_lat,stop_lon',
      stops.map((stop, place) => `s-${stop},${stop},Stop ${stop},46.${810 + place},-71.2`),
    ),
    'calendar_dates.txt': table(
      'service_id,date,exception_type',
      Object.entries(services).flatMap(([id, dates]) => dates.map((date) => `${id},${date},1`)),
    ),
    'trips.txt': table(
      'route_id,service_id,trip_id,trip_headsign,direction_id,block_id',
      trips.map(
        ({ id, line = '1', direction = 0, service = 'daily', headsign = 'Centre', block = '' }) =>
          `r-${line},${service},${id},${headsign},${direction},${block}`,
      ),
    ),
    'stop_times.txt': table(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      trips.flatMap(({ id, calls }) =>
        calls.map((call, place) => {
          const [stop, arrival, departure = arrival] = call.split(' ');
          return `${id},${arrival},${departure},s-${stop},${place + 1}`;
        }),
      ),
    ),
  };
}
