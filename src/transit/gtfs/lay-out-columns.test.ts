import { describe, expect, it } from 'vitest';
import { faultOf } from '#tests/support/fault-of.ts';
import { SequenceIndex } from './bytes/sequence-index.ts';
import type { ExpandedTrip } from './expand-frequencies.ts';
import { ImportReport } from './import-report.ts';
import { layOutColumns } from './lay-out-columns.ts';
import { RefusedIds } from './refused-ids.ts';
import { readTrips } from './tables/trips-table.ts';
import { ByteIndex } from './bytes/byte-index.ts';

describe('the columns of a timetable', () => {
  it('refuse more trips than a call can name', () => {
    const noIds = {
      routes: { ids: new ByteIndex(), lines: [], along: [] },
      services: new ByteIndex(),
      refused: { routes: new RefusedIds(), services: new RefusedIds() },
    };
    const table = readTrips({ find: () => Buffer.from('trip_id\n') }, noIds, new ImportReport());
    const trips = { length: 2 ** 24 + 1 } as readonly ExpandedTrip[];
    const none = new SequenceIndex();
    const days = { dayOffset: new Uint32Array(1), dayService: new Uint32Array() };
    const parts = { trips, table, patterns: none, profiles: none, numberings: none, days, stops: [] };
    expect(faultOf(() => layOutColumns(parts))).toBe('table-too-large');
  });
});
