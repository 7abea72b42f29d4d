import { describe, expect, it } from 'vitest';
import { decodePolyline } from '#lib/polyline.ts';
import { faultsOf, timetableOf } from '#tests/support/schedule-feed.ts';
import { smallFeedWith } from '#tests/support/small-feed.ts';
import { columns } from '#transit/timetable/columns.ts';

const withShapes = (...rows: string[]) =>
  timetableOf(
    smallFeedWith({
      trips: 'route_id,service_id,trip_id,shape_id\nR1,W,T1,P1\n',
      shapes: ['shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence', ...rows].join('\n'),
    }),
  );
const pathOf = (timetable: ReturnType<typeof withShapes>) => decodePolyline(timetable.shapes[0] ?? '');

describe('the shapes of a feed', () => {
  it('are drawn in the order of their sequence, whatever the order of the file', () => {
    const timetable = withShapes('P1,46.82,-71.22,30', 'P1,46.80,-71.20,1', 'P2,1,1,1', 'P1,46.81,-71.21,2');
    expect(pathOf(timetable)).toEqual([
      [46.8, -71.2],
      [46.81, -71.21],
      [46.82, -71.22],
    ]);
    expect([timetable.shapeIds, timetable[columns].tripShape[0]]).toEqual([['P1'], 0]);
    expect(timetable.summary.rows['shapes']).toBe(4);
    expect(faultsOf(timetable)).toEqual({});
  });

  it('are left out when no trip asks for them', () => {
    expect(withShapes('P1,46.8,-71.2,1', 'P9,46.8,-71.2,1').shapes).toHaveLength(1);
  });

  it('are read in any notation of numbers', () => {
    expect(pathOf(withShapes('P1, 4.68e1 ,"-71.2",1', 'P1,+46.9,-71.25,2'))).toEqual([
      [46.8, -71.2],
      [46.9, -71.25],
    ]);
  });

  it.each([
    ['words', 'P1,x,-71,2'],
    ['a latitude that is none', 'P1,4680000,-71,2'],
    ['a longitude that is none', 'P1,46,-99999999999999999999,2'],
    ['no sequence', 'P1,46,-71,'],
    ['a sequence below zero', 'P1,46,-71,-5'],
    ['infinity', 'P1,Infinity,-71,2'],
    ['nothing but zeros', 'P1,0,0.0,2'],
  ])('lose only the point with %s', (_, row) => {
    const timetable = withShapes('P1,46.8,-71.2,1', row, 'P1,46.9,-71.2,3');
    expect(pathOf(timetable)).toHaveLength(2);
    expect(faultsOf(timetable)).toEqual({ 'value-unreadable': 1 });
  });

  it('count a point without its shape', () => {
    expect(faultsOf(withShapes('P1,46.8,-71.2,1', ',46.8,-71.2,2', 'P1,46.9,-71.2,3'))).toEqual({
      'value-missing': 1,
    });
  });

  it('may be missing: the trip stays and the shape is counted', () => {
    const timetable = timetableOf(
      smallFeedWith({ trips: 'route_id,service_id,trip_id,shape_id\nR1,W,T1,P1\n' }),
    );
    expect([timetable[columns].tripPattern.length, timetable.shapes]).toEqual([1, ['']]);
    expect(faultsOf(timetable)).toEqual({ 'shape-unknown': 1 });
  });

  it('are none where all their points are one', () => {
    const timetable = withShapes('P1,46.8,-71.2,1', 'P1,46.8,-71.2,2');
    expect(timetable.shapes).toEqual(['']);
    expect(faultsOf(timetable)).toEqual({ 'shape-unknown': 1 });
  });

  it('are none for a trip that names none', () => {
    expect(timetableOf(smallFeedWith({}))[columns].tripShape[0]).toBe(-1);
  });
});
