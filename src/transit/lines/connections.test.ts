import { describe, expect, it } from 'vitest';
import { parseServiceDate } from '#lib/time/service-date.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { listConnections } from './connections.ts';
import { calendarOf, feedOf, table, type TinyTrip } from '#tests/support/tiny-feed.ts';

const monday = parseServiceDate('20261116') ?? 0;
const sunday = monday - 1;

/** Route `route` from a stop to the far end and back. */
const line = (route: string, stop: string, service = 'daily'): TinyTrip[] => [
  { id: `${route}-0`, route, service, calls: [`${stop} 08:00:00`, 'END 09:00:00'] },
  { id: `${route}-1`, route, service, direction: 1, calls: ['END 09:00:00', `${stop} 10:00:00`] },
];

const edition = editionOf(
  feedOf(
    [
      ...line('1', 'HERE'),
      ...line('11', 'HERE'),
      ...line('3A', 'NEAR', 'week'),
      ...line('3', 'SISTER'),
      ...line('800', 'LINKED'),
      ...line('7', 'FAR'),
      ...line('8', 'BARRED'),
    ],
    {
      calendar: calendarOf('daily,1111111,20261101,20261130', 'week,1111100,20261101,20261130'),
      stops: table('stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station', [
        'STATION,Station,46.8,-71.2,1,',
        'HERE,Here,46.8,-71.2,0,STATION',
        'NEAR,Near,46.8008,-71.2,0,',
        'BARRED,Barred,46.8001,-71.2,0,',
        'SISTER,Sister,46.803,-71.2,0,STATION',
        'LINKED,Linked,46.82,-71.2,0,',
        'FAR,Far,46.801,-71.2,0,',
        'END,End,46.9,-71.2,0,',
      ]),
      transfers: table('from_stop_id,to_stop_id,transfer_type', ['HERE,LINKED,2', 'HERE,BARRED,3']),
    },
  ),
);
const { timetable } = edition;

function list(stop: string, number: string, date: number): string[] {
  const asked = { stop: timetable.findStopId(stop), line: timetable.findLine(number), date };
  return listConnections(edition, asked).map(
    (connection) =>
      `${timetable.lines[connection.direction.line]?.number}/${connection.direction.code} ${timetable.stops[connection.stop]?.id}`,
  );
}

describe('the connections at a stop', () => {
  it('are the lines boarded there, in its station, by a transfer or a short walk, by number', () => {
    expect(list('HERE', '1', monday)).toEqual(['3/0 SISTER', '3A/0 NEAR', '11/0 HERE', '800/0 LINKED']);
  });

  it('leave out the line one comes with and those that do not run that day', () => {
    expect(list('HERE', '11', sunday)).toEqual(['1/0 HERE', '3/0 SISTER', '800/0 LINKED']);
  });

  it('are none outside the feed and at a stop nobody knows', () => {
    expect(list('HERE', '1', monday + 100)).toEqual([]);
    expect(list('NOWHERE', '1', monday)).toEqual([]);
  });

  it('say how far to walk', () => {
    const asked = { stop: timetable.findStopId('HERE'), line: timetable.findLine('1'), date: monday };
    const found = listConnections(edition, asked);
    const walks = found.map(({ walkMetres }) => Math.round(walkMetres));
    expect(walks).toEqual([334, 89, 0, 2224]);
  });
});
