import { describe, expect, it } from 'vitest';
import { departuresAt, faultsOf, snapshotOf, timetableOf, tripsOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, smallFeedWith } from '#tests/support/small-feed.ts';
import { columns } from '../timetable/columns.ts';

const whole = { T1: ['S1 08:00:00', 'S2 08:05:00', 'S3 08:20:00'] };

describe('importing a feed', () => {
  it('reads the least that is a timetable without a word', () => {
    const timetable = timetableOf(smallFeed);
    expect(tripsOf(timetable)).toEqual(whole);
    expect(departuresAt(timetable, 'S1', '20261116')).toEqual(['08:00:00 T1']);
    expect(timetable.summary).toEqual({
      errors: 0,
      warnings: 0,
      faults: [],
      rows: { agency: 1, routes: 1, stops: 3, calendar: 1, trips: 1, stop_times: 3 },
      used: { agency: 1, routes: 1, stops: 3, calendar: 1, trips: 1, stop_times: 3 },
      leftOut: {},
    });
    expect(timetable.agencies).toEqual([
      {
        id: 'A',
        name: 'Autobus',
        url: 'https://a.example',
        timeZone: 'America/New_York',
        phone: '418-555-0100',
      },
    ]);
  });

  it('makes the same bytes of the same feed', () => {
    expect(Buffer.from(snapshotOf(smallFeed)).equals(Buffer.from(snapshotOf(smallFeed)))).toBe(true);
  });

  it('reads all tables with a mark, line ends of both kinds, capitals in the header and blank lines', () => {
    const written = Object.fromEntries(
      Object.entries(smallFeed).map(([name, text]) => {
        const [header = '', ...rows] = text.trimEnd().split('\n');
        return [name, `\uFEFF${header.toUpperCase()}\r\n\r\n${rows.join('\r\n \n')}`];
      }),
    );
    expect(Buffer.from(snapshotOf(written)).equals(Buffer.from(snapshotOf(smallFeed)))).toBe(true);
  });

  it('names who publishes it, and falls back on the agency', () => {
    const info = (row: string) =>
      timetableOf(
        smallFeedWith({
          feed_info: `feed_publisher_name,feed_publisher_url,feed_lang,feed_version\n${row}\n`,
        }),
      );
    expect(info('Ville,https://v.example,en,v2')).toMatchObject({
      feedPublisher: 'Ville',
      language: 'en',
      version: 'v2',
    });
    expect(info(',,,v2')).toMatchObject({ feedPublisher: 'Autobus', language: 'fr', version: 'v2' });
    expect(timetableOf(smallFeed)).toMatchObject({ feedPublisher: 'Autobus', language: 'fr', version: '' });
  });

  it('keeps transfers between known stops and counts the others', () => {
    const timetable = timetableOf(
      smallFeedWith({
        transfers: `from_stop_id,to_stop_id,transfer_type,min_transfer_time
S1,S2,2,180
S2,S1,,
S1,S9,0,
,,4,
`,
      }),
    );
    expect(timetable.transfers).toEqual([
      { from: 0, to: 1, kind: 2, minimumSeconds: 180 },
      { from: 1, to: 0, kind: 0 },
    ]);
    expect(faultsOf(timetable)).toEqual({ 'stop-unknown': 1 });
  });

  it('keeps translations by record and by value', () => {
    const timetable = timetableOf(
      smallFeedWith({
        translations: `table_name,field_name,language,translation,record_id,field_value
stops,stop_name,en,Market,S1,
stops,stop_name,en,Church,,Église
stops,stop_name,,Nothing,S1,
`,
      }),
    );
    const nothing = { stopDescriptions: [], lineNames: [], headsigns: [] };
    expect(timetable.translations).toEqual([
      {
        ...nothing,
        language: 'en',
        stopNames: [
          [0, 'Market'],
          [1, 'Church'],
        ],
      },
    ]);
    expect(faultsOf(timetable)).toEqual({ 'value-missing': 1 });
  });

  it('reads tables it does not know as nothing', () => {
    const timetable = timetableOf(smallFeedWith({ attributions: 'a,b\n1', pathways: '"' }));
    expect(faultsOf(timetable)).toEqual({});
  });

  it.each(['agency', 'routes', 'stops', 'calendar', 'trips', 'stop_times'])(
    'gives a timetable, if an empty one, when %s is empty',
    (name) => {
      const timetable = timetableOf({ ...smallFeed, [name]: '' });
      expect(timetable[columns].tripPattern).toHaveLength(name === 'agency' ? 1 : 0);
      expect(departuresAt(timetable, 'S1', '20261116')).toEqual(name === 'agency' ? ['08:00:00 T1'] : []);
    },
  );

  it.each(['routes', 'stops', 'trips', 'stop_times'])('names %s as missing when there is none', (name) => {
    const { [name]: _left, ...others } = smallFeed as Readonly<Record<string, string>>;
    expect(() => timetableOf(others)).toThrow(`table-missing (${name}.txt)`);
  });

  it('asks for one calendar of the two', () => {
    const { calendar: _left, ...others } = smallFeed;
    expect(() => timetableOf(others)).toThrow('table-missing (calendar.txt, calendar_dates.txt)');
    const dated = timetableOf({ ...others, calendar_dates: 'service_id,date,exception_type\nW,20261116,1' });
    expect(departuresAt(dated, 'S1', '20261116')).toEqual(['08:00:00 T1']);
  });

  it.each([
    ['field-too-long', 'x'.repeat(70_000)],
    ['field-too-long', `"${'x'.repeat(70_000)}"`],
    ['quote-not-closed', '"open'],
  ])('loses one row of each table to %s, and no other', (code, field) => {
    const rows: Readonly<Record<string, string>> = {
      agency: `B,${field}`,
      routes: `R2,A,${field}`,
      stops: `S9,9,${field}`,
      calendar: `X,${field}`,
      trips: `R1,W,${field}`,
      stop_times: `T1,${field}`,
      shapes: `P,${field}`,
    };
    const feed: Readonly<Record<string, string>> = { ...smallFeed, shapes: 'shape_id,shape_pt_lat\n' };
    const timetable = timetableOf(
      Object.fromEntries(Object.entries(feed).map(([name, text]) => [name, `${text}${rows[name]}\n`])),
    );
    expect(tripsOf(timetable)).toEqual(whole);
    expect(faultsOf(timetable)).toEqual({ [code]: Object.keys(rows).length });
  });

  it('counts rows shorter than their header and reads what is there', () => {
    const timetable = timetableOf(
      smallFeedWith({
        routes: 'route_id,agency_id,route_short_name,route_long_name\nR1,A,7\n',
        trips: 'route_id,service_id,trip_id,block_id\nR1,W,T1\n',
      }),
    );
    expect(tripsOf(timetable)).toEqual(whole);
    expect(faultsOf(timetable)).toEqual({ 'row-short': 2 });
  });

  it('says in which row and table a fault is', () => {
    const timetable = timetableOf(smallFeedWith({ trips: `${smallFeed.trips}\nR9,W,T2\n` }));
    expect(timetable.summary).toMatchObject({
      errors: 1,
      warnings: 0,
      faults: [
        {
          code: 'line-unknown',
          severity: 'error',
          examples: [{ table: 'trips', row: 4, detail: 'R9' }],
        },
      ],
    });
  });

  it('says the row of what it finds wrong later, after rows that were refused', () => {
    const timetable = timetableOf(
      smallFeedWith({
        stops: `${smallFeed.stops},9,no id,46,-71\n\nS1,1009,again,46,-71\n`,
        trips: 'route_id,service_id,trip_id\nR9,W,T0\nR1,W,T1\nR1,W,T2\n',
      }),
    );
    const examples = timetable.summary.faults.map(({ code, examples: [first] }) => [
      code,
      first?.table,
      first?.row,
    ]);
    expect(examples).toEqual([
      ['value-missing', 'stops', 5],
      ['id-repeated', 'stops', 7],
      ['line-unknown', 'trips', 2],
      ['trip-too-short', 'trips', 4],
    ]);
  });
});
