import { describe, expect, it } from 'vitest';
import { timetableOf } from '#tests/support/schedule-feed.ts';
import { feedOf, table } from '#tests/support/tiny-feed.ts';
import { platformOf } from './platforms.ts';

const platformsOf = (...stops: readonly string[]) => {
  const header = 'stop_id,stop_name,stop_desc,stop_lat,stop_lon,platform_code';
  const timetable = timetableOf(
    feedOf([{ id: '1', calls: ['A 08:00:00', 'B 08:10:00'] }], { stops: table(header, stops) }),
  );
  return timetable.stops.map((_, stop) => platformOf(timetable, stop));
};

describe('the platform of a stop', () => {
  it('is told where nothing else tells it', () => {
    expect(platformsOf('A,Gare,,46,-71,2', 'B,Gare 12,,46,-71,1')).toEqual(['2', '1']);
  });

  it('is not said twice, nor where there is none', () => {
    expect(platformsOf('A,Gare (quai 2),,46,-71,2', 'B,Gare,Gare / Quai B,46,-71,b')).toEqual([
      undefined,
      undefined,
    ]);
    expect(platformsOf('A,Gare,,46,-71,', 'B,Parc,,46,-71,')).toEqual([undefined, undefined]);
  });
});
