import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { faultsOf, timetableOf } from '#tests/support/schedule-feed.ts';
import { smallFeed, smallFeedWith } from '#tests/support/small-feed.ts';

const withRoutes = (head: string, ...rows: string[]) =>
  timetableOf(smallFeedWith({ routes: [`route_id,route_short_name,${head}`, ...rows].join('\n') }));

describe('the type of a line', () => {
  it('is the one the feed gives, basic or extended', () => {
    const { lines } = withRoutes('route_type', 'R1,7,0', 'R2,8,109', 'R3,9,1300');
    expect(lines.map(({ routeType }) => routeType)).toEqual([0, 109, 1300]);
  });

  it('is a bus where none is given, and where none can be read, which is counted', () => {
    expect(timetableOf(smallFeed).lines[0]?.routeType).toBe(3);
    const timetable = withRoutes('route_type', 'R1,7,', 'R2,8,train', 'R3,9,-1');
    expect(timetable.lines.map(({ routeType }) => routeType)).toEqual([3, 3, 3]);
    expect(faultsOf(timetable)).toEqual({ 'value-replaced': 2 });
  });

  it('tells no lines apart: the first route of a number has it', () => {
    const { lines } = withRoutes('route_type', 'R1,7,2', 'R2,7,3');
    expect(lines).toMatchObject([{ number: '7', routeType: 2, routeIds: ['R1', 'R2'] }]);
  });

  it('stands beside the order that the feed wants', () => {
    const { lines } = withRoutes('route_sort_order', 'R1,7,20', 'R2,8,0', 'R3,9,');
    expect(lines.map(({ sortOrder }) => sortOrder)).toEqual([20, 0, undefined]);
  });

  it('has no place by a number below nothing, or beyond all others', () => {
    const timetable = withRoutes('route_sort_order', 'R1,7,-5', 'R2,8,99999999999', 'R3,9,999999999');
    expect(timetable.lines.map(({ sortOrder }) => sortOrder)).toEqual([undefined, undefined, 999_999_999]);
    expect(faultsOf(timetable)['value-replaced']).toBe(2);
  });
});

describe('the bikes that a line takes', () => {
  const bikesOf = (...said: readonly string[]) =>
    timetableOf(
      smallFeedWith({
        trips: [
          'route_id,service_id,trip_id,bikes_allowed',
          ...said.map((text, place) => `R1,W,T${place},${text}`),
        ].join('\n'),
      }),
    ).lines[0]?.bikes;

  it('are told of all its trips, of some, of none, or not at all', () => {
    expect(bikesOf('1', '1')).toBe('all');
    expect(bikesOf('1', '2')).toBe('some');
    expect(bikesOf('1', '')).toBe('some');
    expect(bikesOf('2', '2')).toBe('none');
    expect(bikesOf('2', '0')).toBeUndefined();
    expect(bikesOf('', '3')).toBeUndefined();
    expect(timetableOf(smallFeed).lines[0]?.bikes).toBeUndefined();
  });

  it('are those of its trips in any order and number', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('1', '2', '0', ''), { minLength: 1 }), (said) => {
        const taken = said.filter((text) => text === '1').length;
        const refused = said.filter((text) => text === '2').length;
        const some = taken > 0 ? 'some' : refused === said.length ? 'none' : undefined;
        expect(bikesOf(...said)).toBe(taken === said.length ? 'all' : some);
      }),
      cases(50),
    );
  });
});

describe('the agencies of a feed', () => {
  it('say their language where it is another than the feed’s, their mail and where their fares are', () => {
    const head = 'agency_id,agency_name,agency_timezone,agency_lang,agency_fare_url,agency_email';
    const { agencies } = timetableOf(
      smallFeedWith({
        agency: `${head}\nA,Un,America/New_York,fr,,\nB,Deux,America/New_York,en,https://b.example/fares,info@b.example\n`,
      }),
    );
    expect(agencies[0]).not.toHaveProperty('language');
    expect(agencies[1]).toMatchObject({
      language: 'en',
      fareUrl: 'https://b.example/fares',
      email: 'info@b.example',
    });
  });
});

describe('a feed', () => {
  it('says who made it and for whom', () => {
    const timetable = timetableOf(
      smallFeedWith({
        feed_info: `feed_publisher_name,feed_publisher_url,feed_lang,default_lang,feed_contact_email,feed_contact_url
Ville,https://ville.example,mul,en,donnees@ville.example,https://ville.example/aide
`,
      }),
    );
    expect(timetable).toMatchObject({
      language: 'mul',
      defaultLanguage: 'en',
      feedContact: {
        url: 'https://ville.example',
        email: 'donnees@ville.example',
        contactUrl: 'https://ville.example/aide',
      },
    });
    expect(timetableOf(smallFeed)).toMatchObject({
      defaultLanguage: '',
      feedContact: { url: '', email: '', contactUrl: '' },
    });
  });

  it('has fares, frequencies and shapes where there is one of them', () => {
    const none = { fares: false, frequencies: false, shapes: false };
    expect(timetableOf(smallFeed).has).toEqual(none);
    expect(timetableOf(smallFeedWith({ fare_attributes: 'fare_id,price\n' })).has).toEqual(none);
    for (const table of ['fare_attributes', 'fare_products'])
      expect(timetableOf(smallFeedWith({ [table]: 'fare_id,price\nF,2\n' })).has.fares).toBe(true);
    const whole = smallFeedWith({
      trips: 'route_id,service_id,trip_id,shape_id\nR1,W,T1,X\n',
      shapes: 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence\nX,46.8,-71.2,1\nX,46.9,-71.2,2\n',
      frequencies: 'trip_id,start_time,end_time,headway_secs\nT1,08:00:00,09:00:00,600\n',
    });
    expect(timetableOf(whole).has).toEqual({ fares: false, frequencies: true, shapes: true });
  });
});
