import fc from 'fast-check';
import { formatServiceDate, type ServiceDate } from '#lib/time/service-date.ts';
import { formatServiceTime } from '#lib/time/service-time.ts';

/** A small town: stops within walks of each other or not, lines with a few trips, some over midnight. */
export interface GeneratedNetwork {
  /** Metres east and north of the middle. */
  readonly stops: readonly { readonly east: number; readonly north: number; readonly wheelchair: number }[];
  readonly lines: readonly GeneratedLine[];
}

interface GeneratedLine {
  readonly calls: readonly {
    readonly stop: number;
    readonly ride: number;
    readonly wait: number;
    readonly pickup: number;
    readonly dropOff: number;
  }[];
  /** Seconds of the service date at which its trips begin; how fast each is, in per cent. */
  readonly trips: readonly {
    readonly start: number;
    readonly pace: number;
    readonly wheelchair: number;
    readonly service: number;
  }[];
}

/** Rows of transfers.txt, which tests may add. */
export interface GeneratedTransfer {
  readonly from: number;
  readonly to: number;
  readonly kind: number;
  readonly least: number | undefined;
}

const most = { stops: 9, lines: 6 } as const;

const call = fc.record({
  stop: fc.nat(most.stops - 1),
  ride: fc.constantFrom(0, 60, 90, 240, 600),
  wait: fc.constantFrom(0, 0, 0, 30, 120),
  pickup: fc.constantFrom(0, 0, 0, 0, 1),
  dropOff: fc.constantFrom(0, 0, 0, 0, 1),
});

const trip = fc.record({
  // Around six in the morning and around midnight, so that both dates of a night matter.
  start: fc.oneof(
    fc.nat(120).map((minute) => 5 * 3600 + minute * 60),
    fc.nat(240).map((minute) => 23 * 3600 + minute * 60),
    fc.nat(28 * 60).map((minute) => minute * 60),
  ),
  pace: fc.constantFrom(100, 100, 60, 150),
  wheelchair: fc.constantFrom(0, 1, 1, 2),
  service: fc.nat(1),
});

export const generatedNetworks: fc.Arbitrary<GeneratedNetwork> = fc.record({
  stops: fc.array(
    fc.record({
      east: fc.integer({ min: -3000, max: 3000 }),
      north: fc.integer({ min: -600, max: 600 }),
      wheelchair: fc.constantFrom(0, 1, 1, 2),
    }),
    { minLength: most.stops, maxLength: most.stops },
  ),
  lines: fc.array(
    fc.record({
      calls: fc.array(call, { minLength: 2, maxLength: 6 }),
      trips: fc.array(trip, { minLength: 1, maxLength: 7 }),
    }),
    { minLength: 1, maxLength: most.lines },
  ),
});

export const generatedTransfers: fc.Arbitrary<readonly GeneratedTransfer[]> = fc.uniqueArray(
  fc.record({
    from: fc.nat(most.stops - 1),
    to: fc.nat(most.stops - 1),
    kind: fc.constantFrom(0, 1, 2, 3),
    least: fc.constantFrom(undefined, 0, 30, 400),
  }),
  { maxLength: 6, selector: ({ from, to }) => `${from} ${to}` },
);

export const tripIdOf = (line: number, at: number): string => `T${line}-${at}`;

/** The tables of a network that runs on five days around a date: one service on all of them, one on every other. */
export function writeNetwork(
  { stops, lines }: GeneratedNetwork,
  {
    night,
    timeZone,
    transfers = [],
  }: {
    readonly night: ServiceDate;
    readonly timeZone: string;
    readonly transfers?: readonly GeneratedTransfer[];
  },
): Record<string, string> {
  const table = (head: string, rows: readonly string[]) => [head, ...rows].join('\n');
  const days = [-2, -1, 0, 1, 2];
  return {
    agency: `agency_id,agency_name,agency_url,agency_timezone\nA,A,https://a.example,${timeZone}`,
    routes: table(
      'route_id,route_short_name',
      lines.map((_, line) => `R${line},${line + 1}`),
    ),
    stops: table(
      'stop_id,stop_code,stop_name,stop_lat,stop_lon,wheelchair_boarding',
      stops.map(({ east, north, wheelchair }, stop) => {
        const [latitude, longitude] = [46.8 + north / 111_320, -71.2 + east / (111_320 * 0.6845)];
        return `S${stop},${stop},Stop ${stop},${latitude.toFixed(6)},${longitude.toFixed(6)},${wheelchair}`;
      }),
    ),
    calendar_dates: table(
      'service_id,date,exception_type',
      days.flatMap((day) => [
        `daily,${formatServiceDate(night + day)},1`,
        ...(day % 2 === 0 ? [`other,${formatServiceDate(night + day)},1`] : []),
      ]),
    ),
    trips: table(
      'trip_id,route_id,service_id,direction_id,wheelchair_accessible',
      lines.flatMap(({ trips }, line) =>
        trips.map(
          ({ service, wheelchair }, at) =>
            `${tripIdOf(line, at)},R${line},${service === 0 ? 'daily' : 'other'},0,${wheelchair}`,
        ),
      ),
    ),
    stop_times: table(
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
      lines.flatMap(({ calls, trips }, line) =>
        trips.flatMap(({ start, pace }, at) => {
          let clock = start;
          return calls.map(({ stop, ride, wait, pickup, dropOff }, place) => {
            const arrival = place === 0 ? start : clock + Math.round((ride * pace) / 100);
            clock = arrival + wait;
            const times = `${formatServiceTime(arrival)},${formatServiceTime(clock)}`;
            return `${tripIdOf(line, at)},${times},S${stop},${place + 1},${pickup},${dropOff}`;
          });
        }),
      ),
    ),
    transfers: table(
      'from_stop_id,to_stop_id,transfer_type,min_transfer_time',
      transfers.map(({ from, to, kind, least }) => `S${from},S${to},${kind},${least ?? ''}`),
    ),
  };
}
