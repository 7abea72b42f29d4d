import { describe, expect, it } from 'vitest';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, stopTimes } from '#tests/support/small-feed.ts';

const head = 'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code';

/** Stops as `id code kind parent`, `-` where nothing stands, and one trip that calls at some of them. */
function cityOf(stops: readonly string[], calls: readonly string[], joinsPlatforms = true) {
  const rows = stops.map((stop) => {
    const [id, code, kind, parent] = stop.split(' ').map((cell) => (cell === '-' ? '' : cell));
    return `${id},${code},${id},46.8,-71.2,${kind},${parent},`;
  });
  const times = calls.map((stop, place) => `T1 08:0${place}:00 08:0${place}:00 ${stop} ${place + 1}`);
  return editionOf(
    { ...smallFeed, stops: [head, ...rows].join('\n'), stop_times: stopTimes(...times) },
    { joinsPlatforms },
  );
}

function foundBy(edition: ReturnType<typeof cityOf>, name: string): string | undefined {
  return edition.timetable.stops[edition.findStop(name)]?.id;
}

const station = ['G - 1 -', 'G1 1 0 G', 'G2 2 0 G', 'P 3 0 -'];

describe('a station', () => {
  it('joins its platforms and is asked for by a name of its own', () => {
    const edition = cityOf(station, ['G1', 'G2', 'P']);
    expect(foundBy(edition, 'G')).toBe('G');
    expect(edition.isStation(0)).toBe(true);
    expect(edition.placesOf(0)).toEqual([1, 2]);
    expect([1, 2, 3].map(edition.stationOf)).toEqual([0, 0, -1]);
    expect(edition.placesOf(1)).toEqual([1]);
  });

  it('is nothing to ask for where stations are not joined', () => {
    const edition = cityOf(station, ['G1', 'G2', 'P'], false);
    expect(edition.findStop('G')).toBe(-1);
    expect(edition.isStation(0)).toBe(false);
    expect(edition.stationOf(1)).toBe(-1);
  });

  it('with one platform that is served is that platform', () => {
    const edition = cityOf(station, ['G1', 'P']);
    expect(foundBy(edition, 'G')).toBe('G1');
    expect(edition.isStation(0)).toBe(false);
    expect(edition.stationOf(1)).toBe(-1);
  });

  it('with none is not found', () => {
    expect(cityOf([...station, 'Q 4 0 -'], ['P', 'Q']).findStop('G')).toBe(-1);
  });

  it('takes no name from a stop, and leaves its own to no other station', () => {
    const edition = cityOf(
      ['1 - 1 -', 'A 1 0 1', 'B 2 0 1', 'H 1-2 1 -', 'C 3 0 H', 'D 4 0 H'],
      ['A', 'B', 'C', 'D'],
    );
    expect(foundBy(edition, '1')).toBe('A');
    expect(edition.timetable.stops.map(({ code }) => code)).toEqual(['1-2', '1', '2', 'H', '3', '4']);
    expect(foundBy(edition, '1-2')).toBe('1');
    expect(foundBy(edition, 'H')).toBe('H');
  });

  it('has the name on its sign where that is free', () => {
    const edition = cityOf(['G CENTRE 1 -', 'G1 1 0 G', 'G2 2 0 G'], ['G1', 'G2']);
    expect(foundBy(edition, 'CENTRE')).toBe('G');
    expect(foundBy(edition, 'G')).toBeUndefined();
  });

  it('that is its own parent joins its platforms all the same', () => {
    const edition = cityOf(['G - 1 G', 'G1 1 0 G', 'G2 2 0 G'], ['G1', 'G2']);
    expect(edition.placesOf(edition.findStop('G'))).toEqual([1, 2]);
  });

  it('has no platforms of a station inside it, nor does a stop join others', () => {
    const edition = cityOf(
      ['G - 1 -', 'H - 1 G', 'H1 1 0 H', 'H2 2 0 H', 'S 3 0 -', 'S1 4 0 S', 'S2 5 0 S2', 'X 6 0 nowhere'],
      ['H1', 'H2', 'S', 'S1', 'S2', 'X'],
    );
    expect(edition.findStop('G')).toBe(-1);
    expect(edition.placesOf(edition.findStop('H'))).toEqual([2, 3]);
    expect(foundBy(edition, '3')).toBe('S');
    expect([4, 5, 6, 7].map(edition.stationOf)).toEqual([-1, -1, -1, -1]);
  });
});
