import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { editionOf, faultsOf, timetableOf } from '#tests/support/schedule-feed.ts';
import { feedOf, table } from '#tests/support/tiny-feed.ts';
import { namesIn } from './names.ts';

const header = 'table_name,field_name,language,translation,record_id,record_sub_id,field_value';
const stops = table('stop_id,stop_code,stop_name,stop_desc,location_type,parent_station,stop_lat,stop_lon', [
  'A,1,Gare,Quai / Marché,0,,46,-71',
  'B,2,Marché,Marché,0,,46.01,-71',
  'C,3,Gare,,0,,46.02,-71',
  'S,,Hôpital,,1,,46.03,-71',
  'D,4,,,0,S,46.03,-71',
]);
const trips = [
  {
    id: '1',
    headsign: 'Gare (Nord)',
    direction: 0 as const,
    calls: ['A 08:00:00', 'B 08:10:00', 'C 08:20:00'],
  },
  {
    id: '2',
    headsign: 'Marché (Sud)',
    direction: 1 as const,
    calls: ['C 09:00:00', 'D 09:10:00', 'A 09:20:00'],
  },
  { id: '3', route: '2', calls: ['A 10:00:00', 'B 10:10:00'] },
];
const routes = table('route_id,agency_id,route_short_name,route_long_name,route_desc', [
  '1,A,1,Gare - Marché,Le premier',
  '2,A,2,,Le second',
]);
const info = (language: string) =>
  table('feed_publisher_name,feed_lang,feed_version', [`Ville,${language},1`]);

/** A French feed with these rows; tables given replace its own. */
function editionWith(rows: readonly string[], tables: Readonly<Record<string, string>> = {}) {
  const translations = table(header, rows);
  return editionOf(feedOf(trips, { stops, routes, feed_info: info('fr'), translations, ...tables }));
}

const english = [
  'stops,stop_name,en,Central Station,A,,',
  'stops,stop_name,en,Station,,,Gare',
  'stops,stop_name,en,Market,B,,',
  'stops,stop_name,en,Hospital,S,,',
  'stops,stop_desc,en,Platform / Market,A,,',
  'routes,route_long_name,en,Station - Market,1,,',
  'routes,route_desc,en,The second,,,Le second',
  'routes,route_short_name,en,One,1,,',
  'trips,trip_headsign,en,Station (North),1,,',
  'trips,trip_headsign,en,Market (South),,,Marché (Sud)',
  'feed_info,feed_publisher_name,en,City,,,',
  'levels,level_name,en,Ground,0,,',
  'stops,tts_stop_name,en,Station,A,,',
];

describe('the names of a feed in another language', () => {
  const edition = editionWith(english);
  const names = edition.namesIn('en');

  it('are those of translations.txt, given for a record or for a text; the record comes first', () => {
    expect([0, 1, 2].map((stop) => names.stopName(stop))).toEqual(['Central Station', 'Market', 'Station']);
    expect([0, 1].map((line) => names.lineName(line))).toEqual(['Station - Market', 'The second']);
    expect(names.publisher).toBe('City');
    expect(names.headsign('Gare (Nord)')).toBe('Station (North)');
    expect(names.headsign('Gare')).toBe('Station');
    expect(names.headsign('Ailleurs')).toBe('Ailleurs');
  });

  it('never change the number of a line', () => {
    expect(edition.timetable.lines.map(({ number }) => number)).toEqual(['1', '2']);
  });

  it('name directions, by headsign or else by the last stop', () => {
    const named = edition.directions.flat().map((direction) => names.directionName(direction));
    expect(named).toEqual(['Station', 'Market', 'Market']);
    expect(edition.directions.flat().map(({ code, name }) => [code, name])).toEqual([
      ['0', 'Gare'],
      ['1', 'Marché'],
      ['0', 'Marché'],
    ]);
  });

  it('pass from a station to a stop that has no other name', () => {
    expect([3, 4].map((stop) => names.stopName(stop))).toEqual(['Hospital', 'Hospital']);
  });

  it('translate a description that only repeats the name', () => {
    expect([0, 1, 2].map((stop) => names.stopDescription(stop))).toEqual(['Platform / Market', 'Market', '']);
  });

  it('are the feed’s own where it gives none, and in its own language', () => {
    for (const language of ['fr', 'fr-CA', 'es']) {
      const own = edition.namesIn(language);
      expect(own.isTranslated).toBe(false);
      expect([own.stopName(0), own.lineName(0), own.headsign('Gare (Nord)'), own.publisher]).toEqual([
        'Gare',
        'Gare - Marché',
        'Gare (Nord)',
        'Ville',
      ]);
    }
  });

  it('lose no row without a word', () => {
    expect(faultsOf(edition.timetable)).toEqual({});
    expect(edition.timetable.summary.used).toMatchObject({ translations: 10 });
  });
});

describe('a feed in English with French translations', () => {
  const edition = editionWith(
    [
      'stops,stop_name,fr-CA,Gare centrale,A,,',
      'trips,trip_headsign,fr,Gare (Nord),,,Station (North)',
      'trips,trip_headsign,fr,Marché (Sud),,,Market (South)',
    ],
    {
      feed_info: info('en-CA'),
      stops: stops.replace('A,1,Gare', 'A,1,Central Station'),
      trips: table('route_id,service_id,trip_id,direction_id,trip_headsign', [
        '1,daily,1,0,Station (North)',
        '1,daily,2,1,Market (South)',
        '2,daily,3,0,',
      ]),
    },
  );

  it('is read in French as its translations say, and in English as it is', () => {
    expect(['fr', 'en', 'en-US'].map((language) => edition.namesIn(language).stopName(0))).toEqual([
      'Gare centrale',
      'Central Station',
      'Central Station',
    ]);
    expect(edition.namesIn('fr').headsign('Station (North)')).toBe('Gare (Nord)');
  });

  it('takes the codes of its directions from the French words', () => {
    const [[north, south] = []] = edition.directions;
    expect([north?.code, south?.code]).toEqual(['0', '1']);
    const east = editionWith(
      [
        'trips,trip_headsign,fr,Gare (Est),,,Station (East)',
        'trips,trip_headsign,fr,Marché (Ouest),,,Market (West)',
      ],
      {
        feed_info: info('en'),
        trips: table('route_id,service_id,trip_id,direction_id,trip_headsign', [
          '1,daily,1,0,Station (East)',
          '1,daily,2,1,Market (West)',
          '2,daily,3,0,',
        ]),
      },
    );
    expect(east.directions[0]?.map(({ code }) => code)).toEqual(['2', '3']);
  });
});

describe('the headsign of a stop on a trip', () => {
  const calls = table('trip_id,stop_sequence,stop_id,arrival_time,departure_time,stop_headsign', [
    '1,5,A,08:00:00,08:00:00,Par le parc',
    '1,7,B,08:10:00,08:10:00,',
    '1,9,C,08:20:00,08:20:00,',
  ]);

  it('is translated by trip and sequence, or by its text', () => {
    const by = (...rows: string[]) =>
      editionWith(rows, { stop_times: calls }).namesIn('en').headsign('Par le parc');
    expect(by('stop_times,stop_headsign,en,Via the park,1,5,')).toBe('Via the park');
    expect(by('stop_times,stop_headsign,en,Via the park,,,Par le parc')).toBe('Via the park');
  });

  it('is in the report when there is no such stop, or none is named', () => {
    const rows = ['stop_times,stop_headsign,en,X,1,6,', 'stop_times,stop_headsign,en,X,1,,'];
    const { timetable } = editionWith(rows, { stop_times: calls });
    expect(faultsOf(timetable)).toMatchObject({ 'record-unknown': 1, 'value-missing': 1 });
  });
});

describe('a row of translations that cannot be used', () => {
  it.each([
    ['nowhere,name,en,X,A,,', 'table-unknown'],
    ['__proto__,stop_name,en,X,A,,', 'table-unknown'],
    ['stops,stop_name,en,X,Z,,', 'record-unknown'],
    ['routes,route_long_name,en,X,Z,,', 'record-unknown'],
    ['trips,trip_headsign,en,X,Z,,', 'record-unknown'],
    ['agency,agency_name,en,X,Z,,', 'record-unknown'],
    ['stops,stop_name,en,,A,,', 'value-missing'],
    ['stops,stop_name,en,X,,,', 'value-missing'],
    ['stops,stop_name,,X,A,,', 'value-missing'],
    ['stops,stop_name,in English,X,A,,', 'value-unreadable'],
  ])('%s is counted as %s, and nothing else is lost', (row, code) => {
    const { timetable, namesIn: ask } = editionWith([row, 'stops,stop_name,en,Market,B,,']);
    expect(faultsOf(timetable)).toEqual({ [code]: 1 });
    expect(timetable.summary.leftOut).toEqual({ translations: 1 });
    expect(ask('en').stopName(1)).toBe('Market');
  });

  it('because it says something twice leaves the first in place', () => {
    const { timetable, namesIn: ask } = editionWith([
      'stops,stop_name,en,Market,B,,',
      'stops,stop_name,EN,Bazaar,B,,',
      'stops,stop_name,en,Station,,,Gare',
      'stops,stop_name,en,Depot,,,Gare',
    ]);
    expect(faultsOf(timetable)).toEqual({ 'translation-repeated': 2 });
    expect([0, 1].map((stop) => ask('en').stopName(stop))).toEqual(['Station', 'Market']);
  });

  it('because its record was lost is counted with it', () => {
    const bad = stops.replace('D,4,', ',4,').replace('A,1,Gare', 'A,1,"Gare');
    const { timetable } = editionWith(['stops,stop_name,en,X,A,,'], { stops: bad });
    expect(timetable.summary.leftOut).toMatchObject({ translations: 1 });
    expect(faultsOf(timetable)).not.toHaveProperty('record-unknown');
  });

  it('for a text that nothing has is neither used nor left out', () => {
    const { summary } = editionWith(['stops,stop_name,en,X,,,Nulle part']).timetable;
    expect([summary.errors, summary.used['translations'], summary.leftOut]).toEqual([0, 0, {}]);
  });
});

describe('the language that lies nearest', () => {
  const rows = (...languages: string[]) => languages.map((each) => `stops,stop_name,${each},in ${each},A,,`);
  const nearest = (wanted: string, own: string, ...languages: string[]) =>
    editionWith(rows(...languages), { feed_info: info(own), agency: agencyIn(own) })
      .namesIn(wanted)
      .stopName(0);
  const agencyIn = (language: string) =>
    table('agency_id,agency_name,agency_url,agency_timezone,agency_lang', [
      `A,Autobus,https://a.example,America/New_York,${language}`,
    ]);

  it.each([
    ['en', 'fr', ['en-CA', 'en'], 'in en'],
    ['en', 'fr', ['en-GB', 'en-CA'], 'in en-GB'],
    ['en-CA', 'fr', ['en-GB', 'en', 'en-CA'], 'in en-CA'],
    ['en-CA', 'fr', ['en-GB', 'en'], 'in en'],
    ['en-CA', 'fr', ['en-GB'], 'in en-GB'],
    ['en_ca', 'fr', ['EN-CA'], 'in EN-CA'],
    ['en', 'en', ['en-CA', 'fr'], 'Gare'],
    ['en', 'en-CA', ['en'], 'in en'],
    ['en', 'en-CA', ['en-GB'], 'in en-GB'],
    // GTFS lets a feed say something else in its own language: Biel/Bienne is Bienne in French.
    ['fr', 'fr', ['fr'], 'in fr'],
    ['fr', 'mul', ['fr', 'de'], 'in fr'],
    ['en', '', ['fr'], 'Gare'],
    ['e', 'fr', ['en'], 'Gare'],
  ] as const)('to %s, of a feed in “%s” with %j, is %s', (wanted, own, languages, text) => {
    expect(nearest(wanted, own, ...languages)).toBe(text);
  });
});

describe('names against a naive reading of the rows', () => {
  const texts = ['Gare', 'Marché', 'Hôpital'];
  const tags = ['en', 'en-CA', 'en-GB', 'fr'];
  const row = fc.record({
    language: fc.constantFrom(...tags),
    text: fc.constantFrom('One', 'Two', 'Three'),
    record: fc.constantFrom('A', 'B', 'C', ''),
    value: fc.constantFrom(...texts),
  });
  type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

  /** Every language in the order of its closeness; in each, the first row for the record, then for the text. */
  function read(rows: readonly Row[], stop: { id: string; name: string }, own: string): string {
    const order = [
      'en',
      ...new Set(rows.map(({ language }) => language).filter((tag) => tag.startsWith('en-'))),
    ];
    const near = own === 'en' ? ['en'] : order;
    for (const tag of near) {
      const spoken = rows.filter(({ language }) => language === tag);
      const found =
        spoken.find(({ record }) => record === stop.id) ??
        spoken.find(({ record, value }) => record === '' && value === stop.name);
      if (found) return found.text;
    }
    return stop.name;
  }

  it('are the same for every feed', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 12 }),
        fc.array(fc.constantFrom(...texts), { minLength: 3, maxLength: 3 }),
        fc.constantFrom('fr', 'en', ''),
        (rows, names, own) => {
          const places = names.map((name, at) => ({ id: 'ABC'[at] ?? '', name }));
          const timetable = timetableOf(
            feedOf([{ id: '1', calls: ['A 08:00:00', 'B 08:10:00', 'C 08:20:00'] }], {
              stops: table(
                'stop_id,stop_code,stop_name,stop_lat,stop_lon',
                places.map(({ id, name }) => `${id},${id},${name},46,-71`),
              ),
              feed_info: info(own),
              translations: table(
                header,
                rows.map(({ language, text, record, value }) =>
                  ['stops', 'stop_name', language, text, record, '', record === '' ? value : ''].join(','),
                ),
              ),
            }),
          );
          expect(namesOf(timetable)).toEqual(places.map((place) => read(rows, place, own)));
        },
      ),
      cases(300),
    );
  });
});

function namesOf(timetable: ReturnType<typeof timetableOf>): string[] {
  const names = namesIn(timetable, 'en');
  return timetable.stops.map((_, stop) => names.stopName(stop));
}
