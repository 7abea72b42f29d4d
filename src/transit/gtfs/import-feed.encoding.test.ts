import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cases } from '#tests/support/cases.ts';
import {
  editionOf,
  faultsOf,
  snapshotOf,
  timetableOf,
  type FeedFiles,
} from '#tests/support/schedule-feed.ts';
import { smallFeed } from '#tests/support/small-feed.ts';
import { indexEdition } from '#transit/index.ts';

const feed: Readonly<Record<string, string>> = {
  ...smallFeed,
  routes: 'route_id,agency_id,route_short_name,route_long_name\nRé1,A,7,Côte « Nord » - Œuvre\n',
  stops: `stop_id,stop_code,stop_name,stop_lat,stop_lon
Sé1,1001,Marché,46.80,-71.20
S2,1002,L’Église – 5 €,46.81,-71.20
S3,1003,Plateau,46.84,-71.20
`,
  trips: 'route_id,service_id,trip_id,trip_headsign\nRé1,W,Té1,Boisé de l’Érable\n',
  stop_times: `trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign
Té1,08:00:00,08:00:00,Sé1,1,Forêt
Té1,08:05:00,08:05:00,S2,2,
Té1,08:20:00,08:20:00,S3,3,
`,
};

/** The upper half of Windows-1252, from 0x80 to 0x9F, where it differs from Latin-1. */
const above = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const place = above.indexOf(character);
    return place < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + place;
  });
}

const utf8 = (text: string) => new Uint8Array(Buffer.from(text));
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
const writers = { windows1252, utf8, utf16, utf16be, marked: (text: string) => utf8(`\uFEFF${text}`) };

const written = (write: (text: string) => Uint8Array) =>
  Object.fromEntries(Object.entries(feed).map(([name, text]) => [name, write(text)]));

/** Everything but what the import said of it. */
function factsOf(files: FeedFiles) {
  const { summary: _said, ...facts } = timetableOf(files);
  return JSON.stringify(facts);
}

describe('a feed that is not in UTF-8', () => {
  it('has its names right when it is in Windows-1252, everywhere', () => {
    const edition = editionOf(written(windows1252));
    const { timetable } = edition;
    expect(timetable.stops.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'Sé1 Marché',
      'S2 L’Église – 5 €',
      'S3 Plateau',
    ]);
    expect(timetable.lines[0]?.name).toBe('Côte « Nord » - Œuvre');
    expect(timetable.headsigns).toEqual(['', 'Boisé de l’Érable', 'Forêt']);
    expect(timetable.findTrip('Té1')).toBe(0);
    expect(edition.directions[0]?.[0]?.name).toBe('Boisé de l’Érable');
    const search = indexEdition(edition);
    expect(search.searchStops('église', 5).map(({ index }) => index)).toEqual([1]);
    expect(search.searchLines('œuvre', 5).map(({ index }) => index)).toEqual([0]);
  });

  it('is told in the report, once for each table that is not, and is no fault of a row', () => {
    const { summary } = timetableOf(written(windows1252));
    expect(summary.errors).toBe(0);
    expect(summary.faults).toEqual([
      {
        code: 'table-encoding',
        severity: 'warning',
        count: 4,
        examples: ['routes', 'stops', 'trips', 'stop_times'].map((table) => ({
          table,
          row: 0,
          detail: 'Windows-1252',
        })),
        leftOutWith: {},
      },
    ]);
  });

  it.each(Object.entries(writers))(
    'is the same timetable in whichever way each table is written: %s',
    (_, write) => {
      expect(factsOf(written(write))).toBe(factsOf(written(utf8)));
    },
  );

  it('may have each of its tables in another encoding', () => {
    const expected = factsOf(written(utf8));
    const writer = fc.constantFrom(...Object.values(writers));
    fc.assert(
      fc.property(fc.array(writer, { minLength: 6, maxLength: 6 }), (chosen) => {
        const tables = Object.entries(feed).map(([name, text], place) => [name, chosen[place]?.(text)]);
        expect(factsOf(Object.fromEntries(tables) as FeedFiles)).toBe(expected);
      }),
      cases(60),
    );
  });

  it('stays UTF-8 where a character was cut, and says that characters are lost', () => {
    const whole = utf8(feed['stops'] ?? '');
    const cut = Buffer.from(whole).indexOf('Marché') + 'Marché'.length;
    const stops = Uint8Array.from([...whole.subarray(0, cut), ...whole.subarray(cut + 1)]);
    const timetable = timetableOf({ ...feed, stops });
    expect(timetable.stops.map(({ name }) => name)).toEqual(['March\uFFFD', 'L’Église – 5 €', 'Plateau']);
    expect(faultsOf(timetable)).toEqual({ 'text-encoding': 1 });
  });

  it('is UTF-8 when a mark says so, whatever else is in it', () => {
    const stops = Buffer.concat([utf8('\uFEFFstop_id,stop_name\n'), windows1252('S1,Église\nS2,Forêt\n')]);
    const timetable = timetableOf({ ...smallFeed, stops });
    expect(timetable.stops.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'S1 \uFFFDglise',
      'S2 For\uFFFDt',
    ]);
  });

  it('is not told of when all is UTF-8, with a mark or without', () => {
    expect(faultsOf(timetableOf(written(utf8)))).toEqual({});
    expect(faultsOf(timetableOf(written(writers.marked)))).toEqual({});
    expect(Buffer.from(snapshotOf(written(utf8)))).toEqual(Buffer.from(snapshotOf(written(writers.marked))));
  });

  it('has every character of Windows-1252', () => {
    const all = Array.from({ length: 128 }, (_, place) => above[place] ?? String.fromCodePoint(128 + place));
    const name = all.join('').trim();
    const stops = windows1252(`stop_id,stop_name\nS1,${name}\n`);
    // Five of its places are controls, which nobody sees.
    const shown = name.replaceAll(/[\u0080-\u009F]/g, '');
    expect(timetableOf({ ...smallFeed, stops }).stops[0]?.name).toBe(shown);
  });
});
