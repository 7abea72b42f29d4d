import { describe, expect, it } from 'vitest';
import { faultsOf, timetableOf, type FeedFiles } from '#tests/support/schedule-feed.ts';
import { smallFeedWith } from '#tests/support/small-feed.ts';

const routes = (head: string, ...rows: string[]) => [`route_id,route_short_name,${head}`, ...rows].join('\n');
const networksOf = (feed: FeedFiles) => {
  const timetable = timetableOf(smallFeedWith(feed));
  return {
    networks: timetable.networks,
    lines: timetable.lines.map(({ network }) => network),
    faults: faultsOf(timetable),
  };
};

describe('the networks of a feed', () => {
  it('are those that routes name themselves, with their names where there are any', () => {
    const feed = {
      routes: routes('network_id', 'R1,7,rail', 'R2,8,', 'R3,9,bay'),
      networks: 'network_id,network_name\nrail,Le rail\n',
    };
    expect(networksOf(feed)).toEqual({
      networks: [
        { id: 'rail', name: 'Le rail' },
        { id: 'bay', name: '' },
      ],
      lines: ['rail', undefined, 'bay'],
      faults: {},
    });
  });

  it('are joined to routes by a table of its own, whose bad rows are counted', () => {
    const feed = {
      routes: routes('route_long_name', 'R1,7,', 'R2,8,', ',9,'),
      networks: 'network_id,network_name\nrail,Le rail\nrail,Encore\n',
      route_networks: 'network_id,route_id\nrail,R1\nbay,R1\nrail,R9\n,R2\n',
    };
    expect(networksOf(feed)).toMatchObject({
      networks: [{ id: 'rail', name: 'Le rail' }],
      lines: ['rail', undefined],
      faults: { 'id-repeated': 2, 'line-unknown': 1, 'value-missing': 2 },
    });
  });

  it('are none in a feed that does not speak of them', () => {
    expect(networksOf({})).toEqual({ networks: [], lines: [undefined], faults: {} });
  });
});
