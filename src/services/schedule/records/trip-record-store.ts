import { formatIsoDate, serviceDateOf, type ServiceDate } from '#lib/time/service-date.ts';
import type { Database } from '#platform/database/database.ts';
import type { AnnouncedTrip, StoredTripRecord, TripRecord } from './trip-record.ts';

export interface TripRecordStore {
  /** Adds a record. If the trip has one, the stops it leaves out are added to it and it is open again. */
  save(record: AnnouncedTrip, seenAt: number): Promise<void>;
  /** Notes when the feed last repeated these records. */
  confirm(ids: readonly number[], seenAt: number): Promise<void>;
  restore(ids: readonly number[], at: number): Promise<void>;
  list(filter: {
    readonly date: ServiceDate;
    readonly line?: string | undefined;
  }): Promise<StoredTripRecord[]>;
  /** Those of a day and later that no word has taken back. */
  listOpen(since: ServiceDate): Promise<StoredTripRecord[]>;
}

interface TripChangeRow {
  readonly id: string;
  readonly kind: TripRecord['kind'];
  readonly service_date: string;
  readonly line_number: string;
  readonly direction_code: string;
  readonly direction_name: string;
  readonly trip_id: string;
  readonly headsign: string;
  readonly departs_at: Date;
  readonly stops: string[];
  readonly announced_at: Date;
  readonly last_seen_at: Date;
  readonly restored_at: Date | null;
  readonly source: string;
}

const columns = `id, kind, service_date::text as service_date, line_number, direction_code, direction_name, trip_id,
  headsign, departs_at, stops, announced_at, last_seen_at, restored_at, source`;

export function createTripRecordStore({ pool }: Pick<Database, 'pool'>): TripRecordStore {
  return {
    save: async (record, seenAt) => {
      await pool.query(
        `insert into trip_change (kind, service_date, line_number, direction_code, direction_name, trip_id, headsign,
           departs_at, stops, announced_at, last_seen_at, source)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         on conflict (service_date, trip_id, kind) do update set
           stops = array(
             select code from unnest(trip_change.stops || excluded.stops) with ordinality as told (code, place)
             group by code order by array_position($13::text[], code) nulls last, min(place)),
           last_seen_at = excluded.last_seen_at,
           restored_at = null`,
        valuesOf(record, seenAt),
      );
    },
    confirm: async (ids, seenAt) => {
      if (ids.length === 0) return;
      await pool.query('update trip_change set last_seen_at = $2 where id = any($1::bigint[])', [
        ids,
        new Date(seenAt),
      ]);
    },
    restore: async (ids, at) => {
      if (ids.length === 0) return;
      await pool.query('update trip_change set restored_at = $2 where id = any($1::bigint[])', [
        ids,
        new Date(at),
      ]);
    },
    list: async ({ date, line }) => {
      const { rows } = await pool.query<TripChangeRow>(
        `select ${columns} from trip_change
         where service_date = $1 and ($2::text is null or line_number = $2)
         order by departs_at, trip_id, kind`,
        [formatIsoDate(date), line ?? null],
      );
      return rows.map(parseRow);
    },
    listOpen: async (since) => {
      const { rows } = await pool.query<TripChangeRow>(
        `select ${columns} from trip_change where service_date >= $1 and restored_at is null order by id`,
        [formatIsoDate(since)],
      );
      return rows.map(parseRow);
    },
  };
}

function valuesOf(record: AnnouncedTrip, seenAt: number): unknown[] {
  return [
    record.kind,
    formatIsoDate(record.serviceDate),
    record.line,
    record.directionCode,
    record.directionName,
    record.tripId,
    record.headsign,
    new Date(record.departsAt),
    record.stopCodes,
    new Date(record.announcedAt),
    new Date(seenAt),
    record.source,
    record.tripStopCodes,
  ];
}

function parseRow(row: TripChangeRow): StoredTripRecord {
  const [year = 0, month = 0, day = 0] = row.service_date.split('-').map(Number);
  return {
    id: Number(row.id),
    kind: row.kind,
    serviceDate: serviceDateOf(year, month, day) ?? 0,
    line: row.line_number,
    directionCode: row.direction_code,
    directionName: row.direction_name,
    tripId: row.trip_id,
    headsign: row.headsign,
    departsAt: row.departs_at.getTime(),
    stopCodes: row.stops,
    announcedAt: row.announced_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    restoredAt: row.restored_at?.getTime(),
    source: row.source,
  };
}
