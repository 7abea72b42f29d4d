import { msOf } from '#platform/database/ms-of.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import type { Database } from '#platform/database/database.ts';
import type { AnnouncedTrip, StoredTripRecord } from './trip-record.ts';

export type TripRecordStore = ReturnType<typeof createTripRecordStore>;

/** The day that service dates are counted from. */
const dayZero = `date '1970-01-01'`;

/** A row as a record: numbers for days and instants. */
const selectRecords = `select id::float8, kind, service_date - ${dayZero} as "serviceDate", line_number as line,
  direction_code as "directionCode", direction_name as "directionName", trip_id as "tripId", headsign,
  ${msOf('departs_at')} as "departsAt", stops as "stopCodes", ${msOf('announced_at')} as "announcedAt",
  ${msOf('last_seen_at')} as "lastSeenAt", ${msOf('restored_at')} as "restoredAt", source, notice from trip_change`;

export function createTripRecordStore({ pool }: Pick<Database, 'pool'>) {
  const note =
    (column: 'last_seen_at' | 'restored_at') =>
    async (ids: readonly number[], at: number): Promise<void> => {
      if (ids.length === 0) return;
      const text = `update trip_change set ${column} = $2 where id = any($1::bigint[])`;
      await pool.query(text, [ids, new Date(at)]);
    };
  return {
    /** Adds a record. If the trip has one, the stops it leaves out are added to it and it is open again. */
    save: async (record: AnnouncedTrip, seenAt: number): Promise<void> => {
      await pool.query(
        `insert into trip_change (kind, service_date, line_number, direction_code, direction_name, trip_id, headsign,
           departs_at, stops, announced_at, last_seen_at, source, notice)
         values ($1, ${dayZero} + $2::int, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $14::jsonb)
         on conflict (service_date, trip_id, kind) do update set
           stops = array(
             select code from unnest(trip_change.stops || excluded.stops) with ordinality as told (code, place)
             group by code order by array_position($13::text[], code) nulls last, min(place)),
           last_seen_at = excluded.last_seen_at,
           notice = coalesce(excluded.notice, trip_change.notice),
           restored_at = null`,
        [
          record.kind,
          record.serviceDate,
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
          record.notice && JSON.stringify(record.notice),
        ],
      );
    },
    /** Notes when the feed last repeated these records. */
    confirm: note('last_seen_at'),
    restore: note('restored_at'),
    list: async (date: ServiceDate, line: string | undefined): Promise<StoredTripRecord[]> => {
      const { rows } = await pool.query<StoredTripRecord>(
        `${selectRecords} where service_date = ${dayZero} + $1::int and ($2::text is null or line_number = $2)
         order by departs_at, trip_id, kind`,
        [date, line],
      );
      return rows;
    },
    /** Records of this day or later that the feed has not restored. */
    listOpen: async (since: ServiceDate): Promise<StoredTripRecord[]> => {
      const { rows } = await pool.query<StoredTripRecord>(
        `${selectRecords} where service_date >= ${dayZero} + $1::int and restored_at is null order by id`,
        [since],
      );
      return rows;
    },
  };
}
