import { describe, expect, it } from 'vitest';
import { departuresAt, faultsOf, timetableOf, tripsOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, smallFeedWith, stopTimes } from '#tests/support/small-feed.ts';

const head =
  'stop_id,stop_code,stop_name,stop_desc,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding,platform_code';
const withStops = (...rows: string[]) =>
  timetableOf({ ...smallFeed, stops: [head, ...rows].join('\n'), stop_times: stopTimes() });

describe('the stops of a feed', () => {
  it('take what they do not say from their station', () => {
    const { stops } = withStops(
      'G,,Gare,,46.8,-71.2,1,,1,',
      'G1,1,,quai 1,,,0,G,,A',
      'G2,2,Quai 2,,46.9,-71.3,,G,2,',
    );
    expect(stops).toEqual([
      {
        id: 'G',
        code: 'G',
        name: 'Gare',
        description: '',
        latitude: 46.8,
        longitude: -71.2,
        kind: 1,
        accessible: true,
      },
      {
        id: 'G1',
        code: '1',
        name: 'Gare',
        description: 'quai 1',
        latitude: 46.8,
        longitude: -71.2,
        kind: 0,
        accessible: true,
        parent: 0,
        platform: 'A',
      },
      {
        id: 'G2',
        code: '2',
        name: 'Quai 2',
        description: '',
        latitude: 46.9,
        longitude: -71.3,
        kind: 0,
        accessible: false,
        parent: 0,
      },
    ]);
  });

  it('do not say whether a wheelchair may board when the feed does not', () => {
    expect(withStops('S1,1,x,,46,-71,,,,').stops[0]).not.toHaveProperty('accessible');
    expect(withStops('S1,1,x,,46,-71,,,0,').stops[0]).not.toHaveProperty('accessible');
  });

  it('are found by number and by id, stations only by id', () => {
    const timetable = withStops('G,77,Gare,,46.8,-71.2,1,,,', 'S1,1001,x,,46,-71,0,,,', 'S2,,y,,46,-71,0,,,');
    expect(['1001', 'S2', '77', '', '9'].map((code) => timetable.findStop(code))).toEqual([1, 2, -1, -1, -1]);
    expect(['G', 'S1', '1001'].map((id) => timetable.findStopId(id))).toEqual([0, 1, -1]);
    expect(faultsOf(timetable)).toMatchObject({ 'stop-code-missing': 1 });
  });

  it('carry one number each: a second one with it is counted, the first is found', () => {
    const timetable = withStops('S1,1001,x,,46,-71,,,,', 'S2,1001,y,,46,-71,,,,');
    expect(timetable.findStop('1001')).toBe(0);
    expect(faultsOf(timetable)).toMatchObject({ 'stop-code-repeated': 1 });
  });

  it.each([
    ['no position', ',', {}],
    ['half a position', '46.8,', {}],
    ['a position off the earth', '146.8,-71.2', {}],
    ['words for a position', 'north,west', { 'value-replaced': 2 }],
    ['a number beyond all', '1e999,1', {}],
  ])('are kept with %s, and counted', (_, position, more) => {
    const timetable = withStops(`S1,1,x,,${position},,,,`);
    expect(timetable.stops[0]).toMatchObject({ latitude: 0, longitude: 0 });
    expect(faultsOf(timetable)).toMatchObject({ 'coordinates-missing': 1, ...more });
  });

  it('are refused when their id is repeated or missing', () => {
    const timetable = withStops('S1,1,first,,46,-71,,,,', 'S1,2,second,,46,-71,,,,', ',3,x,,46,-71,,,,');
    expect(timetable.stops.map(({ name }) => name)).toEqual(['first']);
    expect(faultsOf(timetable)).toMatchObject({ 'id-repeated': 1, 'value-missing': 1 });
  });

  it('are no stations: a bus said to stop at one does not, and the rest of its trip stays', () => {
    const timetable = timetableOf({
      ...smallFeed,
      stops: `${head}\nS1,1,x,,46.8,-71.2,,,,\nG,,Gare,,46.8,-71.2,1,,,\nS3,3,y,,46.8,-71.2,,,,\n`,
      stop_times: stopTimes(
        'T1 08:00:00 08:00:00 S1 1',
        'T1 08:05:00 08:05:00 G 2',
        'T1 08:20:00 08:20:00 S3 3',
      ),
    });
    expect(tripsOf(timetable)).toEqual({ T1: ['S1 08:00:00', 'S3 08:20:00'] });
    expect(departuresAt(timetable, 'G', '20261116')).toEqual([]);
    expect(faultsOf(timetable)).toEqual({ 'stop-not-boardable': 1 });
  });

  it('keep a text with lost characters, and are still found by their trips', () => {
    const marked = (text: string) => Buffer.from(`\u00EF\u00BB\u00BF${text}`, 'latin1');
    const timetable = timetableOf(
      smallFeedWith({
        stops: marked(smallFeed.stops.replaceAll('S2', 'Sé').replace('Église', 'Église')),
        stop_times: marked(smallFeed.stop_times.replaceAll('S2', 'Sé')),
      }),
    );
    expect(timetable.stops[1]).toMatchObject({ name: '\uFFFDglise', id: 'S\uFFFD' });
    expect(tripsOf(timetable)['T1']).toHaveLength(3);
    // Marché is one too.
    expect(faultsOf(timetable)).toEqual({ 'text-encoding': 3 });
  });
});
