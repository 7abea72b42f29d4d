import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { faultsOf, timetableOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, smallFeedWith } from '#tests/support/small-feed.ts';
import { columns } from '../timetable/columns.ts';

const names = [
  ...Object.keys(smallFeed),
  'calendar_dates',
  'frequencies',
  'shapes',
  'transfers',
  'translations',
  'feed_info',
];
const headers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(smallFeed).map(([name, text]) => [name, text.split('\n')[0] ?? ''])),
  calendar_dates: 'service_id,date,exception_type',
  frequencies: 'trip_id,start_time,end_time,headway_secs',
  shapes: 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence',
  transfers: 'from_stop_id,to_stop_id,transfer_type,min_transfer_time',
  translations: 'table_name,field_name,language,translation,record_id,field_value',
  feed_info: 'feed_publisher_name,feed_lang,feed_start_date',
};
/** Asked whatever it may be asked, it answers. */
function expectUsable(timetable: ReturnType<typeof timetableOf>): void {
  const { errors, warnings, faults } = timetable.summary;
  expect(errors + warnings).toBe(faults.reduce((sum, { count }) => sum + count, 0));
  for (const [trip] of timetable[columns].tripPattern.entries()) {
    expect(timetable[columns].tripPattern[trip]).toBeLessThan(timetable[columns].patternLine.length);
    expect(timetable[columns].tripService[trip]).toBeLessThan(timetable.services.length);
  }
  for (const stop of timetable[columns].patternStop) expect(stop).toBeLessThan(timetable.stops.length);
}

const random = fc.uint8Array({ maxLength: 120 });
/** Bytes that look like a table more often than chance has them. */
const tableBytes = fc
  .array(
    fc.constantFrom(
      ',',
      '"',
      '\n',
      '\r\n',
      ' ',
      'T1',
      'S1',
      'W',
      'R1',
      '1',
      '08:00:00',
      '-1',
      '99:99:99',
      '20261116',
      '9'.repeat(30),
      '\u0000',
      'é',
      '1e400',
      '.',
      '-',
      '__proto__',
      'constructor',
    ),
    { maxLength: 60 },
  )
  .map((parts) => Buffer.from(parts.join('')));

describe('a hostile feed', () => {
  it('never stops an import, whichever table holds any bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), random, (name, bytes) => {
        expectUsable(timetableOf(smallFeedWith({ [name]: bytes })));
      }),
      cases(150),
    );
  });

  it('never stops an import, whatever stands under a right header', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), tableBytes, (name, bytes) => {
        const header = Buffer.from(`${headers[name] ?? ''}\n`);
        expectUsable(timetableOf(smallFeedWith({ [name]: Buffer.concat([header, bytes]) })));
      }),
      cases(300),
    );
  });

  it('never stops an import when one byte of a right table is another', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(smallFeed)),
        fc.nat(400),
        fc.nat(255),
        (name, place, byte) => {
          const bytes = Buffer.from((smallFeed as Readonly<Record<string, string>>)[name] ?? '');
          bytes[place % bytes.length] = byte;
          expectUsable(timetableOf(smallFeedWith({ [name]: bytes })));
        },
      ),
      cases(300),
    );
  });

  it('never stops an import when all of it is noise', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(random, tableBytes), { minLength: names.length, maxLength: names.length }),
        (all) => {
          expectUsable(timetableOf(Object.fromEntries(names.map((name, place) => [name, all[place] ?? '']))));
        },
      ),
      cases(150),
    );
  });

  it('is counted row by row when every row is bad', () => {
    const timetable = timetableOf(
      smallFeedWith({ stop_times: `${smallFeed.stop_times}${'T9,x,y,S9,z\n'.repeat(5000)}` }),
    );
    expect(faultsOf(timetable)).toEqual({ 'trip-unknown': 5000 });
    expect(timetable.summary.faults[0]?.examples).toHaveLength(5);
    expect(timetable[columns].tripPattern).toHaveLength(1);
  });
});
