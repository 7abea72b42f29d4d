import { describe, expect, it } from 'vitest';
import { faultsOf, timetableOf } from '#tests/support/schedule-feed.ts';
import { smallFeedWith } from '#tests/support/small-feed.ts';
import { columns } from '#transit/timetable/columns.ts';

const head = 'route_id,agency_id,route_short_name,route_long_name,route_desc,route_color,route_text_color';
const withRoutes = (...rows: string[]) => timetableOf(smallFeedWith({ routes: [head, ...rows].join('\n') }));

describe('the lines of a feed', () => {
  it('are routes with the same number: two seasons of a route are one line', () => {
    const timetable = withRoutes('R1,A,7,Marché - Plateau,,,', 'R2,A,7,Autre nom,,,', 'R3,A,8,,,,');
    expect(timetable.lines.map(({ number, routeIds }) => [number, ...routeIds])).toEqual([
      ['7', 'R1', 'R2'],
      ['8', 'R3'],
    ]);
    expect(timetable.lines[0]?.name).toBe('Marché - Plateau');
    expect(['R1', 'R2', 'R3', 'R4'].map((id) => timetable.findRoute(id))).toEqual([0, 0, 1, -1]);
  });

  it('write their letters large and are found in any case', () => {
    const timetable = withRoutes('R1,A,3a,,,e04503,ffffff', 'R2,A,3A,,,,');
    expect(timetable.lines).toHaveLength(1);
    expect(timetable.lines[0]).toMatchObject({ number: '3A', colour: 'E04503', textColour: 'FFFFFF' });
    expect([timetable.findLine('3a'), timetable.findLine('3A'), timetable.findLine('3B')]).toEqual([
      0, 0, -1,
    ]);
  });

  it('keep apart the same number of two agencies, and both are found', () => {
    const timetable = timetableOf(
      smallFeedWith({
        agency: 'agency_id,agency_name,agency_timezone\na,Un,America/New_York\nb,Deux,America/New_York\n',
        routes: `${head}\nR1,a,7,,,,\nR2,b,7,,,,\n`,
      }),
    );
    expect(timetable.lines.map(({ number, agency }) => [number, agency])).toEqual([
      ['7', 'a'],
      ['b-7', 'b'],
    ]);
    expect([timetable.findLine('7'), timetable.findLine('b-7'), timetable.findLine('B-7')]).toEqual([
      0, 1, 1,
    ]);
    expect(timetable.agencies.map(({ name }) => name)).toEqual(['Un', 'Deux']);
  });

  it.each([
    ['null - null', 'Description', 'Description'],
    ['Beauport - null', '', 'Beauport'],
    ['null - Beauport', '', 'Beauport'],
    ['null', '', ''],
    ['Cap-Rouge - Sillery', 'x', 'Cap-Rouge - Sillery'],
  ])('are named without the words of a missing end: %s', (long, description, name) => {
    expect(withRoutes(`R1,A,7,${long},${description},,`).lines[0]?.name).toBe(name);
  });

  it('have a long name or an id for a number when they have no other', () => {
    const timetable = withRoutes('R1,A,,Navette,,,', 'R2,A, ,,,,', 'r3,A,,null - null,,,');
    expect(timetable.lines.map(({ number }) => number)).toEqual(['Navette', 'R2', 'r3']);
  });

  it('are one where names differ by capitals alone, called as the first of them and found by either', () => {
    const { lines, findLine } = withRoutes('R1,A,Red,,,,', 'R2,A,RED,,,,', 'R3,A,3a,,,,', 'R4,A,3A,,,,');
    expect(lines.map(({ number }) => number)).toEqual(['Red', '3A']);
    expect(['red', 'RED', 'Red', '3a'].map(findLine)).toEqual([0, 0, 0, 1]);
  });

  it('are refused when their id is repeated or missing', () => {
    const timetable = withRoutes('R1,A,7,,,,', 'R1,A,8,,,,', ',A,9,,,,');
    expect(timetable.lines.map(({ number }) => number)).toEqual(['7']);
    expect(faultsOf(timetable)).toEqual({ 'id-repeated': 1, 'value-missing': 1 });
  });

  it('are found by trips whatever signs their ids are written with', () => {
    const timetable = timetableOf(
      smallFeedWith({
        routes: 'route_id,route_short_name\n"R""1",7\n',
        trips: 'route_id,service_id,trip_id\n"R""1",W,T1\n',
      }),
    );
    expect(faultsOf(timetable)).toEqual({});
    expect([timetable[columns].tripPattern.length, timetable.findRoute('R"1')]).toEqual([1, 0]);
  });
});
